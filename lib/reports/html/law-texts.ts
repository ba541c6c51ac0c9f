import type { Clause, LawText, Treatment } from '../../law/texts/clause.ts';
import { TEXTS } from '../../law/texts/texts.ts';
import { TEXTS_OF } from '../../model/program.ts';
import type { Review } from '../../review/reviewed.ts';
import { clauseAnchor } from './clause-links.ts';
import { type Html, h } from './markup.ts';

const TREATED: Readonly<Record<Treatment['kind'], string>> = {
  encoded: 'worked out',
  condition: 'shown as a condition',
  not_arithmetic: 'no arithmetic',
};

/** The texts of law themselves, clause by clause: what every citation of the report links to. */
export function lawTexts({ programs }: Review): Html {
  const own = new Set(programs.flatMap(({ program }) => TEXTS_OF[program]));
  // Citations of the readings name all three, so all stand here; those of the round come first.
  const texts = Object.values(TEXTS).sort((a, b) => Number(own.has(b.key)) - Number(own.has(a.key)));
  return h`<section id="law"><h2>The law</h2>
<p>The words of the three texts, with what is made of each clause. The words govern; the figures of this report only apply them.</p>
${texts.map(lawText)}</section>
`;
}

function lawText(text: LawText): Html {
  return h`<h3>${text.cite}</h3>
<p>${text.title}.</p>
${text.clauses.map((clause) => clauseParagraph(text, clause))}`;
}

function clauseParagraph(text: LawText, clause: Clause): Html {
  const { cite, depth, words, treatment } = clause;
  const note = treatment.kind === 'not_arithmetic' ? treatment.reason : treatment.note;
  return h`<div class="clause depth-${depth}" id="${clauseAnchor(text.key, clause)}"><p>${words}</p><small>${cite}: ${TREATED[treatment.kind]}${note !== undefined && `. ${note}`}</small></div>
`;
}
