import { manifestJson } from '../reports/manifest-json.ts';
import type { ReviewedRun } from '../reports/reviewed-run.ts';
import type { ObjectStore } from '../store/object-store.ts';
import { OUTPUTS, outputFiles } from './outputs.ts';
import { sha256 } from '../store/sha256.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  html: 'text/html; charset=utf-8',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Where the reports of a run lie. */
export function reportsFolder(round: string, runId: string): string {
  return `rounds/${round}/runs/${runId}/`;
}

/** Writes every report of a run, the manifest last, and returns the SHA-256 of each by name. */
export async function storeReports(
  reports: ObjectStore,
  folder: string,
  run: ReviewedRun,
): Promise<Readonly<Record<string, string>>> {
  const hashes: Record<string, string> = {};
  for (const { name, pieces } of await outputFiles(run, new Set(OUTPUTS))) {
    hashes[name] = await storeReport(reports, folder + name, pieces);
  }
  const manifest = await storeReport(reports, `${folder}manifest.json`, [manifestJson(run, hashes)]);
  return { ...hashes, 'manifest.json': manifest };
}

/**
 * Writes a report once. The same run gives the same bytes, so one that is there already is left; another one under
 * the same name is a fault, and never overwritten.
 */
export async function storeReport(
  reports: ObjectStore,
  key: string,
  pieces: Iterable<string | Uint8Array>,
): Promise<string> {
  const bytes = Buffer.concat(
    Array.from(pieces, (piece) =>
      // A piece that is bytes may be written over when the next one is asked for.
      typeof piece === 'string' ? Buffer.from(piece, 'utf8') : Buffer.from(piece),
    ),
  );
  const hash = sha256(bytes);
  const contentType = CONTENT_TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  const { outcome, version } = await reports.create(key, bytes, { contentType, metadata: { sha256: hash } });
  if (outcome === 'exists' && version.metadata.sha256 !== hash) {
    throw new Error(`${key} holds other bytes than this run gives; it was not written by this pipeline.`);
  }
  return hash;
}
