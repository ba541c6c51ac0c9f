import type { ReviewedRun } from '../reviewed-run.ts';
import { type Html, each, h } from './markup.ts';
import { projectBrief } from './project-brief.ts';
import { projectSection } from './project.ts';

/** Above so many, a page for each would make a file that no browser opens with ease. */
const MOST_IN_FULL = 1_200;

/** Section 4: a section for each application that was reviewed, in the order of the ranking. */
export function projects({ review, extraColumns }: ReviewedRun): Html {
  const all = review.programs.flatMap((program) =>
    program.applications.map((placed) => ({ placed, program })),
  );
  const brief = all.length > MOST_IN_FULL;
  return h`<section id="projects"><h2>Projects</h2>
${
  all.length === 0 &&
  h`<p>No application was reviewed, so there is no project to show.</p>
`
}${
    brief &&
    h`<p>This round has ${all.length} applications: each has the sums that carry its amount here. Every step of every worked sum, with its cells and conditions, stands in results.json and is printed by <code>grantline explain</code>.</p>
`
  }${each(all, ({ placed, program }) =>
    brief ? projectBrief(placed, review.law) : projectSection(placed, program, review.law, extraColumns),
  )}</section>
`;
}
