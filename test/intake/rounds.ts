import { readRoundFile } from '../../lib/intake/round-file.ts';
import type { Round } from '../../lib/model/round.ts';

/** The round of the contract page, with density, proximity and never funded for senior centers. */
export const ROUND_FILE = `round: FY2027
title: Senior facilities, fiscal year 2027
decision_date: 2026-07-01        # law and windows are read as of this day
receipt_deadline: 2026-05-15
governing_text: statute
ledger_complete: true
readings:
  board_keeps_dollar_cap: true
  cdbg_is_federal: true
programs:
  senior_center:
    budget: 2000000.00
    policy: fill_down
    minimum_viable_share: 0.5
    recommend_board_route: false
    weights: { density: 0.4, proximity: 0.3, never_funded: 0.3 }
    goalposts:
      density:   { from: 10, to: 1100, scale: log,    reason: "from Garrett to Baltimore City" }
      proximity: { from: 0,  to: 15,   scale: linear, reason: "a drive of half an hour" }
    not_established_scores: 0
    tie_breaks: [never_funded, received_on, application_id]
  assisted_living:
    budget: 1000000.00
    policy: strict
    weights: { area_need: 1 }
    goalposts:
      area_need: { from: 0, to: 100, scale: linear, reason: "points as given" }
`;

export function roundOf(text: string): Round {
  const file = readRoundFile(text);
  if (!file.ok) throw new Error(file.problems.map((problem) => problem.message).join(' '));
  return file.round;
}

export const ROUND = roundOf(ROUND_FILE);
