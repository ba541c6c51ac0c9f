import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { codeVersion } from '../../lib/pipeline/code-version.ts';
import { PACKAGED_CENTERS, PACKAGED_LOCALITIES } from '../../lib/intake/packaged.ts';
import { manifestJson } from '../../lib/reports/manifest-json.ts';
import { MANIFEST } from '../support/contract-shapes.ts';
import { ROUND_FILE, reviewed } from '../support/round-files.ts';
import { HAND_MADE } from './hand-made-round.ts';

const hash = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');
const OUTPUTS = { 'results.json': hash('results'), 'ranking.csv': hash('ranking') };

const run = await reviewed(HAND_MADE);
const text = manifestJson(run, OUTPUTS);
const manifest = MANIFEST.parse(JSON.parse(text));

describe('manifest.json', () => {
  it('has the members of the page, in its order', () => {
    expect(Object.keys(JSON.parse(text) as object)).toEqual([
      ...['format', 'run_id', 'round', 'code_version', 'law', 'inputs', 'ledger_sha256', 'outputs'],
    ]);
    expect(manifest).toMatchObject({
      format: 1,
      run_id: run.runId,
      round: 'FY2027',
      code_version: codeVersion,
    });
  });

  it('has the hash of each input as it was uploaded', () => {
    expect(manifest.inputs).toEqual({
      applications: hash(HAND_MADE.applications),
      round: hash(ROUND_FILE),
      centers: hash(HAND_MADE.centers ?? ''),
      localities: hash(PACKAGED_LOCALITIES),
    });
  });

  it('has the hash of the packaged reference where that was used', async () => {
    const packaged = await reviewed({ ...HAND_MADE, centers: null });
    expect(packaged.hashes.inputs.centers).toBe(hash(PACKAGED_CENTERS));
  });

  it('has a hash for each of the three texts of law', () => {
    const { law } = manifest;
    expect(new Set(Object.values(law)).size).toBe(3);
  });

  it('has the outputs as they were written', () => {
    expect(manifest.outputs).toEqual(OUTPUTS);
  });

  it('ends in a line end and is the same each time', () => {
    expect(text.endsWith('}\n')).toBe(true);
    expect(manifestJson(run, OUTPUTS)).toBe(text);
  });
});
