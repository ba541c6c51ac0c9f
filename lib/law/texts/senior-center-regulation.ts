import { SENIOR_CENTER_REGULATION } from '../../model/program.ts';
import type { LawText } from './clause.ts';

/**
 * The regulation on senior center grants, whole, in clauses, and what the program makes of each. Its number is not
 * established, so none is printed; its sentences are lettered A to H, which its own references to §E and §F bear out.
 */
export const seniorCenterRegulationText: LawText = {
  key: SENIOR_CENTER_REGULATION,
  title: 'Senior centers: amounts of grants',
  cite: 'COMAR, Department of Aging, senior center grant amounts',
  source: 'reference/law/senior-center-regulation.txt',
  clauses: [
    {
      id: 'A',
      cite: 'Regulation A',
      depth: 0,
      words:
        'A grant for conversion, acquisition, renovation, equipment, or construction may not exceed $600,000.',
      treatment: {
        kind: 'encoded',
        where: [
          'lib/law/senior-center-regulation.ts capFor',
          'lib/law/senior-center-regulation.ts unnamedKinds',
        ],
        note: 'It names neither improvement nor planning and design: the cap is applied to them with a note.',
      },
    },
    {
      id: 'B',
      cite: 'Regulation B',
      depth: 0,
      words: 'A grant for the development of a master plan may not exceed $15,000.',
      treatment: { kind: 'encoded', where: ['lib/law/senior-center-regulation.ts capFor'] },
    },
    {
      id: 'C',
      cite: 'Regulation C',
      depth: 0,
      words: 'Except as provided in §E of this regulation:',
      treatment: {
        kind: 'encoded',
        where: [
          'lib/law/senior-center-regulation.ts halfOf',
          'lib/law/senior-center-regulation.ts halfFromLocal',
        ],
        note: 'E takes the place of C where a federal grant is applied.',
      },
    },
    {
      id: 'C-1',
      cite: 'Regulation C(1)',
      depth: 1,
      words: 'A State grant may not exceed 50 percent of the total cost of eligible work;',
      treatment: { kind: 'encoded', where: ['lib/law/senior-center-regulation.ts halfOf'] },
    },
    {
      id: 'C-2',
      cite: 'Regulation C(2)',
      depth: 1,
      words: 'At least 50 percent of the cost of eligible work shall be provided from local contributions.',
      treatment: {
        kind: 'condition',
        where: ['lib/law/senior-center-regulation.ts halfFromLocal'],
        note: 'Met, not met and by how much, or not evidenced. It does not lower the ceiling, and does not apply where a federal grant is applied or to a master plan.',
      },
    },
    {
      id: 'D',
      cite: 'Regulation D',
      depth: 0,
      words:
        'If a federal grant is available for the project, unless federal law is to the contrary, the federal grant shall be applied to the costs of the project before a grant under this program is applied.',
      treatment: {
        kind: 'encoded',
        where: [
          'lib/law/federal-first.ts unpaidAfterFederal',
          'lib/law/senior-center-regulation.ts seniorCenterRegulation',
        ],
        note: 'Where federal law is to the contrary the half is taken of the whole cost, and the grant still pays no more than what is unpaid.',
      },
    },
    {
      id: 'E',
      cite: 'Regulation E',
      depth: 0,
      words:
        'If a federal grant is applied, a grant under this program may not exceed 50 percent of the total cost of eligible work remaining after the federal grant has been applied, except as provided in §F of this regulation.',
      treatment: { kind: 'encoded', where: ['lib/law/senior-center-regulation.ts halfOf'] },
    },
    {
      id: 'F',
      cite: 'Regulation F',
      depth: 0,
      words:
        'At the discretion of the Board of Public Works, a grant may exceed 50 percent of the cost of eligible work, if:',
      treatment: {
        kind: 'encoded',
        where: ['lib/law/senior-center-regulation.ts boardMayExceed', 'lib/law/board.ts BoardRule'],
        note: 'An amount with the status of its conditions, never an entitlement. A and G stay.',
      },
    },
    {
      id: 'F-1',
      cite: 'Regulation F(1)',
      depth: 1,
      words:
        'The grant is for conversion, renovation or planning, design and construction of an elderly citizens activity center;',
      treatment: {
        kind: 'condition',
        where: ['lib/law/senior-center-regulation.ts boardMayExceed', 'lib/law/board.ts involvesOne'],
        note: 'Acquisition, improvement or equipment alone is not enough.',
      },
    },
    {
      id: 'F-2',
      cite: 'Regulation F(2)',
      depth: 1,
      words:
        'The value of property and improvements made available by the local government, including but not limited to eligible work, or the value of the center to be renovated, equals or exceeds the amount of the State grant;',
      treatment: {
        kind: 'condition',
        where: [
          'lib/law/senior-center-regulation.ts valueMadeAvailable',
          'lib/law/board.ts valueOfRenovated',
          'lib/law/board.ts largerGiven',
          'lib/law/board.ts reachesGrant',
        ],
        note: 'The larger of the two values, which also bounds the amount. Reading R7 says whether local work counts.',
      },
    },
    {
      id: 'F-3',
      cite: 'Regulation F(3)',
      depth: 1,
      words:
        'State funds have not been used for the acquisition, construction, or maintenance of any real property or improvements made available by the applicant, or for the building to be converted or renovated; and',
      treatment: {
        kind: 'condition',
        where: ['lib/law/board.ts noStateFunds'],
        note: 'A grant to the center in the ledger contradicts the answer “no”.',
      },
    },
    {
      id: 'F-4',
      cite: 'Regulation F(4)',
      depth: 1,
      words:
        'The State is not responsible for any bonded indebtedness in connection with any real property or improvements made available by the applicant, or in connection with the building to be converted, acquired, or renovated.',
      treatment: { kind: 'condition', where: ['lib/law/board.ts noStateDebt'] },
    },
    {
      id: 'G',
      cite: 'Regulation G',
      depth: 0,
      words:
        'A grantee that has in the past received funds in a total amount of less than $300,000 for an eligible project under this program may receive a grant for additional eligible work in an amount equal to the difference between the prior grant and $300,000, if the project meets the other requirements of this chapter.',
      treatment: {
        kind: 'encoded',
        where: [
          'lib/law/senior-center-regulation.ts priorGrantsLeave',
          'lib/law/prior-grants.ts indexLedger',
        ],
        note: 'Read as a ceiling on what more may be granted. Reading R3: less what was returned.',
      },
    },
    {
      id: 'H',
      cite: 'Regulation H',
      depth: 0,
      words: 'In determining the amount of the grant, the Department shall also consider:',
      treatment: {
        kind: 'not_arithmetic',
        reason:
          'It names what must be considered and gives no weights. The weights are the Department’s and stand in the round file; they order the applications and never raise a ceiling.',
      },
    },
    {
      id: 'H-1',
      cite: 'Regulation H(1)',
      depth: 1,
      words: 'The senior citizen population density of the area for which the project is proposed;',
      treatment: {
        kind: 'encoded',
        where: ['lib/priority/density.ts density'],
        note: 'A factor of the score, not of the ceiling.',
      },
    },
    {
      id: 'H-2',
      cite: 'Regulation H(2)',
      depth: 1,
      words: 'The proximity of the project to existing senior centers; and',
      treatment: {
        kind: 'encoded',
        where: ['lib/priority/proximity.ts nearestCenter', 'lib/priority/proximity.ts proximity'],
        note: 'A factor of the score, not of the ceiling.',
      },
    },
    {
      id: 'H-3',
      cite: 'Regulation H(3)',
      depth: 1,
      words: 'Localities eligible for funding that have not received funds in the past.',
      treatment: {
        kind: 'encoded',
        where: ['lib/priority/never-funded.ts fundingHistory', 'lib/priority/never-funded.ts neverFunded'],
        note: 'A factor of the score, not of the ceiling.',
      },
    },
  ],
};
