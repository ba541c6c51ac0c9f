import { parse } from 'csv-parse/sync';
import type { ObjectStore } from '../../store/object-store.ts';
import { reportsFolder } from '../store-reports.ts';
import type { OpenQuestion } from './standing.ts';

/** The questions of a run, as its findings.csv has them. */
export async function questionsOfRun(
  reports: ObjectStore,
  round: string,
  runId: string,
): Promise<readonly OpenQuestion[]> {
  const key = `${reportsFolder(round, runId)}findings.csv`;
  const version = await reports.current(key);
  const body = version === null ? null : await reports.read(key, version.versionId);
  if (body === null) throw new Error(`${key} is gone: what is asked of the run is not known.`);
  const rows = parse<Record<string, string>>(Buffer.from(body.bytes), { columns: true, bom: true });
  return rows
    .filter(({ severity }) => severity === 'question')
    .map(({ row = '', code = '', application_id = '', column = '', value = '' }) => ({
      row,
      code,
      applicationId: application_id,
      column,
      value,
    }));
}
