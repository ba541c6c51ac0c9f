import css from '../report.css';
import type { ReviewedRun } from '../reviewed-run.ts';
import { conflicts } from './conflicts.ts';
import { findingsSection } from './findings.ts';
import { fixFirst } from './fix-first.ts';
import { fundingLine } from './funding-line.ts';
import { contents, head } from './head.ts';
import { lawTexts } from './law-texts.ts';
import { maps } from './map.ts';
import { Html, h } from './markup.ts';
import { method } from './method.ts';
import { notRanked } from './not-ranked.ts';
import { projects } from './projects.ts';
import { ranking } from './ranking.ts';

/**
 * The report of a run for people: one HTML file with its style in it and no script, for screen and for paper, in
 * pieces. The same run gives the same text.
 */
export function reportPieces(run: ReviewedRun): Iterable<string> {
  const { review } = run;
  const { round } = review;
  const page = h`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${round.id}: ${round.title}</title>
<style>${Html.trusted(css)}</style></head>
<body><a class="skip" href="#main">Skip to the report</a>
<div class="page">${contents(review)}<main id="main" tabindex="-1">
${head(run)}${fundingLine(review)}${ranking(review)}${maps(run)}${projects(run)}${conflicts(review)}${fixFirst(run)}${notRanked(run)}${findingsSection(run)}${method(run)}${lawTexts(review)}</main>
<footer><p>Round ${round.id}, run <code>${run.runId}</code>. The same inputs give this same report.</p></footer></div></body></html>
`;
  return page.pieces();
}

/** The same as one text: for a round that is not so large that no string holds its report. */
export function renderReport(run: ReviewedRun): string {
  return [...reportPieces(run)].join('');
}
