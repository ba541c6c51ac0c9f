import { SENIOR_CENTER_STATUTE } from '../../model/program.ts';
import type { LawText } from './clause.ts';

/** Md. Code, Human Services § 10-504, whole, in clauses, and what the program makes of each. */
export const seniorCenterStatuteText: LawText = {
  key: SENIOR_CENTER_STATUTE,
  title: 'Senior citizen activities centers: State grants',
  cite: 'Md. Code, Human Services § 10-504',
  source: 'reference/law/senior-center-statute.txt',
  clauses: [
    {
      id: 'a-1',
      cite: '§ 10-504(a)(1)',
      depth: 1,
      words:
        '(a) (1) Any federal grant that is received for a project shall be applied first to the cost of the project.',
      treatment: {
        kind: 'encoded',
        where: ['lib/law/federal-first.ts unpaidAfterFederal', 'lib/law/federal-first.ts federalGrants'],
        note: 'U = E − F, never below zero. Reading R2 says whether a community development block grant is a federal grant.',
      },
    },
    {
      id: 'a-2',
      cite: '§ 10-504(a)(2)',
      depth: 1,
      words:
        '(2) Except as provided in subsection (b) of this section, a State grant for a project may not exceed the lesser of $800,000 or 50% of the cost of eligible work remaining unpaid after any federal grant is applied.',
      treatment: {
        kind: 'encoded',
        where: ['lib/law/senior-center-statute.ts capOrHalf', 'lib/law/ceiling.ts ceilingAsOfRight'],
        note: 'The cap is the figure of the decision date. Rounded down to the cent, once, at the end.',
      },
    },
    {
      id: 'a-3',
      cite: '§ 10-504(a)(3)',
      depth: 1,
      words:
        '(3) A State grant to develop a master plan may not exceed the lesser of $15,000 or 50% of the cost of development of the plan.',
      treatment: {
        kind: 'encoded',
        where: ['lib/law/senior-center-statute.ts masterPlan'],
        note: 'Never more than what federal grants leave unpaid, and less earlier grants to the plan; there is no Board route.',
      },
    },
    {
      id: 'b',
      cite: '§ 10-504(b)',
      depth: 0,
      words:
        '(b) The Board of Public Works may authorize a grant for a project that exceeds 50% of the cost of eligible work remaining unpaid after any federal grant is applied, if:',
      treatment: {
        kind: 'encoded',
        where: ['lib/law/senior-center-statute.ts boardMayAuthorize', 'lib/law/board.ts BoardRule'],
        note: 'An amount with the status of its conditions, never an entitlement. Reading R1 says whether the dollar cap stays.',
      },
    },
    {
      id: 'b-1',
      cite: '§ 10-504(b)(1)',
      depth: 1,
      words:
        '(1) the project involves the conversion, acquisition, renovation, construction, or improvement of a building for use as a senior citizen activities center;',
      treatment: {
        kind: 'condition',
        where: ['lib/law/senior-center-statute.ts boardMayAuthorize', 'lib/law/board.ts involvesOne'],
        note: 'Equipment or planning and design alone is not enough.',
      },
    },
    {
      id: 'b-2',
      cite: '§ 10-504(b)(2)',
      depth: 1,
      words:
        '(2) the value of real property and existing improvements made available by the local government equals or exceeds the amount of the State grant; and',
      treatment: {
        kind: 'condition',
        where: ['lib/law/board.ts reachesGrant', 'lib/law/board.ts BoardRule'],
        note: 'Not evidenced while the value is blank. A value that is known also bounds the amount.',
      },
    },
    {
      id: 'b-3',
      cite: '§ 10-504(b)(3)',
      depth: 1,
      words:
        '(3) the residual value of the real property and existing improvements made available by the local government exceeds the sum of:',
      treatment: {
        kind: 'condition',
        where: ['lib/law/senior-center-statute.ts residualExceedsState'],
        note: 'Strictly above the sum. Not met as soon as the parts that are known reach it; not evidenced while one of the columns it needs is blank.',
      },
    },
    {
      id: 'b-3-i',
      cite: '§ 10-504(b)(3)(i)',
      depth: 2,
      words: '(i) any prior amounts used for matching funds under this Program;',
      treatment: {
        kind: 'condition',
        where: ['lib/law/senior-center-statute.ts residualExceedsState'],
        note: 'Column `prior_match`.',
      },
    },
    {
      id: 'b-3-ii',
      cite: '§ 10-504(b)(3)(ii)',
      depth: 2,
      words: '(ii) any outstanding State debt relating to the property from another program;',
      treatment: {
        kind: 'condition',
        where: ['lib/law/senior-center-statute.ts residualExceedsState'],
        note: 'Column `outstanding_state_debt`.',
      },
    },
    {
      id: 'b-3-iii',
      cite: '§ 10-504(b)(3)(iii)',
      depth: 2,
      words: '(iii) any prior grant under this Program; and',
      treatment: {
        kind: 'condition',
        where: [
          'lib/law/senior-center-statute.ts residualExceedsState',
          'lib/law/prior-grants.ts indexLedger',
        ],
        note: 'From the ledger: grants to the same center or the same project, master plans included (reading R3: net).',
      },
    },
    {
      id: 'b-3-iv',
      cite: '§ 10-504(b)(3)(iv)',
      depth: 2,
      words: '(iv) any other tangible State investment in the property.',
      treatment: {
        kind: 'condition',
        where: ['lib/law/senior-center-statute.ts residualExceedsState'],
        note: 'Column `other_state_investment`.',
      },
    },
    {
      id: 'c',
      cite: '§ 10-504(c)',
      depth: 0,
      words: '(c) The amount of a State grant for a project shall be determined after consideration of:',
      treatment: {
        kind: 'not_arithmetic',
        reason:
          'It names what must be considered and gives no weights. The weights are the Department’s and stand in the round file; they order the applications and never raise a ceiling.',
      },
    },
    {
      id: 'c-1',
      cite: '§ 10-504(c)(1)',
      depth: 1,
      words: '(1) the density of the senior population in the area affected by the project;',
      treatment: {
        kind: 'encoded',
        where: ['lib/priority/density.ts density'],
        note: 'A factor of the score, not of the ceiling: seniors per square mile of land.',
      },
    },
    {
      id: 'c-2',
      cite: '§ 10-504(c)(2)',
      depth: 1,
      words: '(2) the proximity of the proposed center to an existing senior citizen activities center; and',
      treatment: {
        kind: 'encoded',
        where: ['lib/priority/proximity.ts nearestCenter', 'lib/priority/proximity.ts proximity'],
        note: 'A factor of the score, not of the ceiling: miles to the nearest other open center.',
      },
    },
    {
      id: 'c-3',
      cite: '§ 10-504(c)(3)',
      depth: 1,
      words:
        '(3) other localities eligible for State funding that have not received previous funding under the Program or similar programs.',
      treatment: {
        kind: 'encoded',
        where: ['lib/priority/never-funded.ts fundingHistory', 'lib/priority/never-funded.ts neverFunded'],
        note: 'A factor of the score, not of the ceiling: whether the ledger holds a grant to the locality, of this or a similar program.',
      },
    },
    {
      id: 'd',
      cite: '§ 10-504(d)',
      depth: 0,
      words:
        '(d) A grantee who received funds for a project under this subtitle or a prior act authorizing grants for senior citizen activities centers may receive additional grants for the project, but only in an amount that does not exceed the difference between the sum of any prior grants and the maximum funding allowable for the project.',
      treatment: {
        kind: 'encoded',
        where: ['lib/law/senior-center-statute.ts lessProjectPrior', 'lib/law/prior-grants.ts indexLedger'],
        note: 'Grants under prior acts are rows of this program. Reading R3: less what was returned.',
      },
    },
    {
      id: 'e',
      cite: '§ 10-504(e)',
      depth: 0,
      words:
        '(e) A grantee who received funds for a project under this subtitle for a project at a senior citizen activities center may request an additional grant for a different project at the same senior citizen activities center, if the sum of grants made for any single senior citizen activities center does not exceed $800,000 in any 15–year period.',
      treatment: {
        kind: 'encoded',
        where: [
          'lib/law/senior-center-statute.ts differentProjectsAtCenter',
          'lib/law/law-of-round.ts lawOfRound',
          'lib/law/window.ts centerRoom',
          'lib/allocation/shared-room.ts SharedRoom',
        ],
        note: 'Every 15-year window that holds the decision date counts (reading R5: half-open). Applications of one round share the room of their center.',
      },
    },
  ],
};
