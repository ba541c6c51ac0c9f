import type { Application } from '../../model/application.ts';
import type { Center } from '../../model/center.ts';
import type { Locality } from '../../model/locality.ts';
import type { Program } from '../../model/program.ts';
import { type FundingHistory, fundingHistory } from '../../priority/never-funded.ts';
import type { ProgramReview, Review } from '../../review/reviewed.ts';
import type { ReviewedRun } from '../reviewed-run.ts';
import { linkTo } from './anchor.ts';
import { count } from './figures.ts';
import { type Html, h, joined } from './markup.ts';
import { HEIGHT, WIDTH, countyOutlines, drawnAt } from './outline.ts';
import { row, wideTable } from './table.ts';
import { PROGRAM_WORDS } from './words.ts';

/** What a map of a program shows of a county or of Baltimore City. */
interface Jurisdiction {
  readonly locality: Locality;
  readonly history: FundingHistory;
  readonly applications: readonly Application[];
  readonly centers: readonly Center[];
}

/** Where the applications lie, which centers are there already, and who was never funded: a map and a table each. */
export function maps(run: ReviewedRun): Html {
  const { review } = run;
  return h`<section id="map"><h2>Map</h2>
${
  review.programs.length === 0 &&
  h`<p>There is no program to show.</p>
`
}${review.programs.map((program) => programMap(program, jurisdictions(run, program)))}</section>
`;
}

function jurisdictions({ review, localities, centers }: ReviewedRun, program: ProgramReview): Jurisdiction[] {
  const applications = program.applications.map(({ reviewed }) => reviewed.application);
  const existing = listsCenters(program.program) ? centers.filter(({ open }) => open) : [];
  return [...localities]
    .sort((a, b) => (a.fips < b.fips ? -1 : 1))
    .map((locality) => ({
      locality,
      history: historyOf(review, program, locality),
      applications: applications.filter((each) => each.locality.fips === locality.fips),
      centers: existing.filter(({ fips }) => fips === locality.fips),
    }));
}

/** The list of centers is of senior centers; of assisted living facilities there is none. */
const listsCenters = (program: Program): boolean => program === 'senior_center';

function historyOf({ law, round }: Review, { program }: ProgramReview, { fips }: Locality): FundingHistory {
  return fundingHistory(law.prior.toLocality(program, fips), round.ledgerComplete);
}

function programMap({ program }: ProgramReview, all: readonly Jurisdiction[]): Html {
  const id = `map-${program}`;
  const name = PROGRAM_WORDS[program];
  const listed = listsCenters(program);
  const histories = new Map(all.map(({ locality, history }) => [locality.fips, history]));
  return h`<h3>${name}</h3>
<figure><svg class="map" role="img" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-labelledby="${id}-t ${id}-d"><title id="${id}-t">${name}: a map of Maryland</title><desc id="${id}-d">${description(all, listed)}</desc>
<defs><pattern id="${id}-never" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="stripe" d="M0 0v8"/></pattern></defs>
${countyOutlines().map(
  ({
    fips,
    path,
  }) => h`<path class="county" d="${path}"/>${histories.get(fips) === 'never funded' && h`<path class="never" fill="url(#${id}-never)" d="${path}"/>`}
`,
)}${all.flatMap(({ centers }) => centers.map(centerMark))}
${all.flatMap(({ applications }) => applications.map(applicationMark))}
</svg>${key(id, listed)}</figure>
${wideTable(`${name}: what the map shows`, {
  kind: 'places',
  caption: `${name}: what the map shows, by jurisdiction`,
  head: ['Jurisdiction', 'Earlier grants', 'Applications', ...(listed ? ['Existing centers, open'] : [])],
  rows: all.map((each) => jurisdictionRow(each, listed)),
})}`;
}

function centerMark({ latitude, longitude }: Center): Html {
  const [x, y] = drawnAt(latitude, longitude);
  return h`<path class="center" d="M${x - 3.5} ${y}h7M${x} ${y - 3.5}v7"/>`;
}

function applicationMark({ latitude, longitude }: Application): Html | null {
  if (latitude === null || longitude === null) return null;
  const [x, y] = drawnAt(latitude, longitude);
  return h`<circle class="application" cx="${x}" cy="${y}" r="5"/>`;
}

function key(id: string, listed: boolean): Html {
  const mark = (drawn: Html, words: string) =>
    h`<span><svg width="20" height="14" aria-hidden="true">${drawn}</svg> ${words}</span> `;
  return h`<figcaption class="key">${mark(h`<circle class="application" cx="9" cy="7" r="5"/>`, 'application')}${listed && mark(h`<path class="center" d="M5.5 7h7M9 3.5v7"/>`, 'existing center')}${mark(h`<rect class="never" x="1" y="1" width="18" height="12" fill="url(#${id}-never)"/>`, 'jurisdiction never funded')}</figcaption>`;
}

function jurisdictionRow({ locality, history, applications, centers }: Jurisdiction, listed: boolean): Html {
  const links = applications.map((each) =>
    each.latitude === null ? h`${linkTo(each.applicationId)} (no coordinates)` : linkTo(each.applicationId),
  );
  return row(
    locality.name,
    history,
    links.length === 0 ? 'none' : joined(links, ', '),
    ...(listed ? [centers.length === 0 ? 'none listed' : centers.map(({ name }) => name).join(', ')] : []),
  );
}

function description(all: readonly Jurisdiction[], listed: boolean): string {
  const applications = all.flatMap((each) => each.applications);
  const without = applications.filter(({ latitude }) => latitude === null).length;
  const centers = all.flatMap((each) => each.centers).length;
  const never = all.filter(({ history }) => history === 'never funded').length;
  const missing = without === 0 ? '' : `, ${without} of them not drawn for want of coordinates`;
  return `${count(applications.length, 'application')}${missing}${listed ? `; ${count(centers, 'existing center')}` : ''}; ${count(never, 'jurisdiction')} never funded. The table below says the same by jurisdiction.`;
}
