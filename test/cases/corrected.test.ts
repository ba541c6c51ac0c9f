import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { outputFiles } from '../../lib/pipeline/outputs.ts';
import { checkOutputFolder } from '../../lib/pipeline/output-folder.ts';
import { publishFolder } from '../../lib/pipeline/publish-folder.ts';
import { manifestJson } from '../../lib/reports/manifest-json.ts';
import type { ReviewedRun } from '../../lib/reports/reviewed-run.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { caseOf } from './cases.ts';
import { filesOfCase, reviewFiles } from './round-cases.ts';

// A case about an upload that is mended and uploaded again.

const good = caseOf('071-minmax-degenerate').input.text ?? '';
const bad = good.replace('A-261,FY2027,senior_center', 'A-261,FY2027,senior_centre');

describe('a mended upload', () => {
  const results = join(temporaryFolder(), 'results');

  async function publish(run: ReviewedRun): Promise<{ findings: string; runId: unknown }> {
    const files = await outputFiles(run, new Set(['findings', 'json']));
    await publishFolder(await checkOutputFolder(results), files, (outputs) => manifestJson(run, outputs));
    const manifest = JSON.parse(readFileSync(join(results, 'manifest.json'), 'utf8')) as { run_id: unknown };
    return { findings: readFileSync(join(results, 'findings.csv'), 'utf8'), runId: manifest.run_id };
  }

  it('063-stale-error-status: findings belong to a run, and none of the run before is left in its place', async () => {
    const first = await reviewFiles(filesOfCase(Buffer.from(bad)));
    const second = await reviewFiles(filesOfCase(Buffer.from(good)));
    expect([first.review.status, second.review.status]).toEqual(['PROVISIONAL', 'RANKED']);
    const before = await publish(first);
    const after = await publish(second);
    expect(before.findings).toContain('Program is unknown');
    expect(after.findings).not.toContain('Program is unknown');
    expect([before.runId, after.runId]).toEqual([first.runId, second.runId]);
    expect(first.runId).not.toBe(second.runId);
  });
});
