import type { PlacedApplication } from '../../review/placed-application.ts';
import { formatDollars } from '../../model/money.ts';
import { dollarsOr } from './figures.ts';
import { type Child, type Html, h } from './markup.ts';
import { facts } from './table.ts';
import { PROGRAM_WORDS, typeWords } from './words.ts';

const APPLICANT_TYPE_WORDS = { local_government: 'local government', nonprofit: 'nonprofit' } as const;

/** What the project is, who asks, where, and with which money. `extraColumns` are the upload's own `x_` columns. */
export function projectFacts({ reviewed }: PlacedApplication, extraColumns: readonly string[]): Html {
  const { application: a, unallocatedOnReceipt } = reviewed;
  const type = a.applicantType === null ? 'kind not given' : APPLICANT_TYPE_WORDS[a.applicantType];
  return h`${
    a.projectScope === ''
      ? null
      : h`<p class="scope">${a.projectScope}</p>
`
  }${facts([
    ['Applicant', h`<bdi>${a.applicant}</bdi> (${type})`],
    ['Locality', `${a.locality.name} (FIPS ${a.locality.fips})`],
    ['Center', centerWords(a.centerName, a.centerId)],
    ['Program', PROGRAM_WORDS[a.program]],
    ['Kind of work', typeWords(a.projectTypes)],
    ['Project id', a.projectId ?? 'new'],
    ['Received', a.receivedOn],
    ['Row of the upload', a.row],
    ['Eligible cost', formatDollars(a.eligibleCost)],
    ['Federal grant', formatDollars(a.federalGrant)],
    ['CDBG grant', dollarsOr(a.cdbgGrant)],
    ['Other grants', dollarsOr(a.otherGrants)],
    ['Local match', dollarsOr(a.localMatch)],
    ['Requested', formatDollars(a.requestedGrant)],
    [
      'Unallocated State funds on receipt, § 24-1004(g)(2)',
      unallocatedOnReceipt === null
        ? null
        : `${formatDollars(unallocatedOnReceipt)}: to be considered, not a limit`,
    ],
    ...extraColumns.map((column, i): [Child, Child] => [column, orBlank(a.extra[i])]),
  ])}`;
}

const orBlank = (text = ''): string => (text === '' ? 'blank' : text);

function centerWords(name: string, id: string | null): Html {
  if (name === '' && id === null) return h`not named`;
  return h`<bdi>${name === '' ? 'listed' : name}</bdi> (${id === null ? 'in no list of centers' : h`<bdi>${id}</bdi>`})`;
}
