import { ASSISTED_LIVING_STATUTE } from '../../model/program.ts';
import type { LawText } from './clause.ts';

/** Md. Code, Health-General § 24-1004, whole, in clauses, and what the program makes of each. */
export const assistedLivingStatuteText: LawText = {
  key: ASSISTED_LIVING_STATUTE,
  title: 'Assisted living facilities: allocation and use of State funds',
  cite: 'Md. Code, Health-General § 24-1004',
  source: 'reference/law/assisted-living-statute.txt',
  clauses: [
    {
      id: 'a',
      cite: '§ 24-1004(a)',
      depth: 0,
      words:
        '(a) The allocation and use of State funds under this subtitle are subject to the following terms and conditions.',
      treatment: {
        kind: 'not_arithmetic',
        reason: 'It introduces the terms and conditions that follow and sets none itself.',
      },
    },
    {
      id: 'b',
      cite: '§ 24-1004(b)',
      depth: 0,
      words:
        '(b) If the local government and the Department certify to the Board of Public Works that a surplus public building appropriate for use as an assisted living facility does not exist in the area in which the facility is to be located, State funds may be used to:',
      treatment: {
        kind: 'condition',
        where: [
          'lib/law/assisted-living-statute.ts certificate',
          'lib/law/assisted-living-statute.ts eligibility',
        ],
        note: '“No” makes the application not eligible; a blank holds it until the certificate is filed.',
      },
    },
    {
      id: 'b-1',
      cite: '§ 24-1004(b)(1)',
      depth: 1,
      words:
        '(1) Acquire an existing building or part of a building for use as an assisted living facility; or',
      treatment: {
        kind: 'condition',
        where: ['lib/law/assisted-living-statute.ts certificate'],
        note: 'Acquisition.',
      },
    },
    {
      id: 'b-2',
      cite: '§ 24-1004(b)(2)',
      depth: 1,
      words: '(2) Plan, design, and construct an assisted living facility.',
      treatment: {
        kind: 'condition',
        where: ['lib/law/assisted-living-statute.ts certificate'],
        note: 'Construction, or planning and design.',
      },
    },
    {
      id: 'c',
      cite: '§ 24-1004(c)',
      depth: 0,
      words:
        '(c) Any federal or other grant that is received for an eligible project shall be applied first to the cost of the project.',
      treatment: {
        kind: 'encoded',
        where: [
          'lib/law/assisted-living-statute.ts unpaidAfterGrants',
          'lib/law/prior-grants.ts indexLedger',
        ],
        note: 'U = E − F − O, never below zero; a community development block grant is a federal or another grant. Reading R6 says whether earlier State grants to the project are other grants.',
      },
    },
    {
      id: 'd',
      cite: '§ 24-1004(d)',
      depth: 0,
      words:
        '(d) Except as provided in subsections (e) and (f) of this section, a State grant may not exceed 50% of the cost of eligible work remaining unpaid after all federal and other grants have been applied.',
      treatment: {
        kind: 'encoded',
        where: ['lib/law/assisted-living-statute.ts shareOf', 'lib/law/ceiling.ts ceilingAsOfRight'],
        note: 'No dollar cap. Rounded down to the cent, once, at the end.',
      },
    },
    {
      id: 'e',
      cite: '§ 24-1004(e)',
      depth: 0,
      words:
        '(e) At the discretion of the Board of Public Works, a State grant may exceed 50% of the cost of eligible work remaining unpaid after all federal and other grants have been applied, if:',
      treatment: {
        kind: 'encoded',
        where: ['lib/law/assisted-living-statute.ts boardMayExceed', 'lib/law/board.ts BoardRule'],
        note: 'An amount with the status of its conditions, never an entitlement. Where (f) gives more, (f) stands.',
      },
    },
    {
      id: 'e-1',
      cite: '§ 24-1004(e)(1)',
      depth: 1,
      words:
        '(1) The project involves the conversion of a public building or part of a building to an assisted living facility, the renovation of an assisted living facility, or the planning, design, and construction of an assisted living facility;',
      treatment: {
        kind: 'condition',
        where: ['lib/law/assisted-living-statute.ts boardMayExceed', 'lib/law/board.ts involvesOne'],
      },
    },
    {
      id: 'e-2',
      cite: '§ 24-1004(e)(2)',
      depth: 1,
      words:
        '(2) The value of real property and improvements made available by the local government, or the value of the center to be renovated, equals or exceeds the amount of the State grant;',
      treatment: {
        kind: 'condition',
        where: [
          'lib/law/board.ts valueOfRenovated',
          'lib/law/board.ts largerGiven',
          'lib/law/board.ts reachesGrant',
        ],
        note: 'The larger of the two values, of those given, which also bounds the amount.',
      },
    },
    {
      id: 'e-3',
      cite: '§ 24-1004(e)(3)',
      depth: 1,
      words:
        '(3) State funds have not been used for the acquisition, construction, or maintenance of any real property and improvements made available by the local government or any building to be converted or renovated; and',
      treatment: {
        kind: 'condition',
        where: ['lib/law/board.ts noStateFunds'],
        note: 'A grant to the center in the ledger contradicts the answer “no”.',
      },
    },
    {
      id: 'e-4',
      cite: '§ 24-1004(e)(4)',
      depth: 1,
      words:
        '(4) The State is not responsible for any bonded indebtedness in connection with any real property and improvements made available by the local government or any building to be converted or renovated.',
      treatment: { kind: 'condition', where: ['lib/law/board.ts noStateDebt'] },
    },
    {
      id: 'f',
      cite: '§ 24-1004(f)',
      depth: 0,
      words:
        '(f) For a project designated as eligible for poverty area funding under federal regulations, State plans, or departmental regulations, a State grant may cover up to 75% of the cost of eligible work remaining unpaid after all federal and other grants have been applied.',
      treatment: {
        kind: 'encoded',
        where: ['lib/law/assisted-living-statute.ts shareOf'],
        note: 'Where `poverty_area` is “yes”.',
      },
    },
    {
      id: 'g',
      cite: '§ 24-1004(g)',
      depth: 0,
      words: '(g) The amount of the State grant for any project shall be determined after consideration of:',
      treatment: {
        kind: 'not_arithmetic',
        reason:
          'It names what must be considered and gives no weights. The weights are the Department’s and stand in the round file; they order the applications and never raise a ceiling.',
      },
    },
    {
      id: 'g-1',
      cite: '§ 24-1004(g)(1)',
      depth: 1,
      words: '(1) All eligible applications;',
      treatment: {
        kind: 'encoded',
        where: ['lib/priority/order.ts rankByPriority'],
        note: 'Every eligible application of the round is ranked with the others.',
      },
    },
    {
      id: 'g-2',
      cite: '§ 24-1004(g)(2)',
      depth: 1,
      words:
        '(2) The total of unallocated State funds available at the time the application is received; and',
      treatment: {
        kind: 'encoded',
        where: ['lib/law/assisted-living-statute.ts unallocatedOnReceipt'],
        note: 'Shown with each application: a consideration, not a cap.',
      },
    },
    {
      id: 'g-3',
      cite: '§ 24-1004(g)(3)',
      depth: 1,
      words: '(3) The priorities of area need established by the Department.',
      treatment: {
        kind: 'encoded',
        where: ['lib/priority/area-need.ts areaNeed'],
        note: 'A factor of the score, not of the ceiling.',
      },
    },
    {
      id: 'h-1',
      cite: '§ 24-1004(h)(1)',
      depth: 1,
      words: '(h) (1) No portion of the proceeds of a State grant may be used:',
      treatment: {
        kind: 'condition',
        where: [
          'lib/law/assisted-living-statute.ts noSectarianUse',
          'lib/law/assisted-living-statute.ts eligibility',
        ],
        note: 'One answer, `sectarian_use`, speaks for (i) to (iii). “Yes” makes the application not eligible.',
      },
    },
    {
      id: 'h-1-i',
      cite: '§ 24-1004(h)(1)(i)',
      depth: 2,
      words: '(i) To further sectarian religious instruction;',
      treatment: { kind: 'condition', where: ['lib/law/assisted-living-statute.ts noSectarianUse'] },
    },
    {
      id: 'h-1-ii',
      cite: '§ 24-1004(h)(1)(ii)',
      depth: 2,
      words:
        '(ii) In connection with the design, acquisition, or construction of any building to be used as a place of sectarian religious worship or instruction; or',
      treatment: { kind: 'condition', where: ['lib/law/assisted-living-statute.ts noSectarianUse'] },
    },
    {
      id: 'h-1-iii',
      cite: '§ 24-1004(h)(1)(iii)',
      depth: 2,
      words: '(iii) In connection with any program or department of divinity for any religious denomination.',
      treatment: { kind: 'condition', where: ['lib/law/assisted-living-statute.ts noSectarianUse'] },
    },
    {
      id: 'h-2',
      cite: '§ 24-1004(h)(2)',
      depth: 1,
      words:
        '(2) On the request of the Board of Public Works, the applicant shall submit evidence satisfactory to the Board that the proceeds of the grant are not being used for a purpose prohibited under this subsection.',
      treatment: {
        kind: 'condition',
        where: ['lib/law/assisted-living-statute.ts eligibility'],
        note: 'While `sectarian_use` is blank, a recommendation depends on evidence being filed.',
      },
    },
  ],
};
