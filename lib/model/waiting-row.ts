import type { Application } from './application.ts';
import type { WaitingRow } from './batch.ts';

/** As much of an application as could be read. */
export type PartlyRead = Pick<Application, 'row' | 'extra'> & {
  readonly [Field in keyof Application]: Application[Field] | null;
};

/** What is known of a row that waits. The locality is given as uploaded where it is not known. */
export function waitingRow(read: PartlyRead, localityCell: string | null = null): WaitingRow {
  const {
    row,
    applicationId,
    program,
    applicant,
    centerName,
    projectTitle,
    receivedOn,
    requestedGrant,
    extra,
  } = read;
  const locality = read.locality?.name ?? localityCell;
  return {
    row,
    applicationId,
    program,
    applicant,
    locality,
    centerName,
    projectTitle,
    receivedOn,
    requestedGrant,
    extra,
  };
}
