import type { Batch } from '../model/batch.ts';
import type { Center } from '../model/center.ts';
import type { InputFile } from '../model/finding.ts';
import type { Locality } from '../model/locality.ts';
import type { Round } from '../model/round.ts';
import { readApplications } from './applications/read-applications.ts';
import { CenterIndex } from './center-index.ts';
import { cutOff } from './file-rules.ts';
import { FindingList } from './finding-list.ts';
import { foldName } from './fold.ts';
import { LocalityIndex } from './locality-index.ts';
import { PACKAGED_LOCALITIES } from './packaged.ts';
import { Neighbourhoods } from './neighbourhoods.ts';
import { PastProjects } from './past-projects.ts';
import { readLedger } from './read-ledger.ts';
import { readLocalities } from './read-localities.ts';
import { groupDigits } from './say-number.ts';
import { readGivenCenters, withPackagedLocalities } from './stand-ins.ts';
import { TABLES } from './tables.ts';

/** The files of a batch, as uploaded. Without centers or localities the packaged reference data is used. */
export interface BatchFiles {
  readonly applications: Uint8Array;
  readonly ledger: Uint8Array | null;
  readonly centers: Uint8Array | null;
  readonly localities: Uint8Array | null;
}

export interface ReadOptions {
  /** Bytes of the applications file read so far. */
  readonly progress?: (bytesRead: number) => void;
  /** Bytes that each file should have, where whoever handed it over knows: fewer are a file cut off. */
  readonly lengths?: Readonly<Partial<Record<InputFile, number>>>;
}

/** Reads and checks every input of a round. Never throws for what a file holds: that is told in findings. */
export async function readBatch(files: BatchFiles, round: Round, options: ReadOptions = {}): Promise<Batch> {
  const findings = new FindingList();
  refuseCutOff(files, options, findings);
  const localities = findings.hasErrors('localities')
    ? []
    : await readLocalities(files.localities ?? PACKAGED_LOCALITIES, findings);
  const places = new LocalityIndex(await withStandIns(localities, findings));
  const centers = await readCentersFile(files, places, findings);
  const centerIndex = new CenterIndex(centers);
  const ledger =
    files.ledger === null || findings.hasErrors('ledger')
      ? []
      : await readLedger(files.ledger, places, centerIndex, findings);
  const listsAreWhole = !findings.hasErrors('centers') && !findings.hasErrors('ledger');
  const neighbourhoods = new Neighbourhoods(centers);
  const pastProjects = new PastProjects(ledger);
  const known = {
    round,
    localities: places,
    centers: centerIndex,
    neighbourhoods,
    pastProjects,
    listsAreWhole,
  };
  const read = findings.hasErrors('applications')
    ? null
    : await readApplications(files.applications, known, findings, options);
  const counts = {
    seen: read?.counts.seen ?? 0,
    accepted: read?.applications.length ?? 0,
    refused: read?.waiting.length ?? 0,
    blank: read?.counts.blank ?? 0,
  };
  return {
    upload: read?.upload ?? null,
    extraColumns: read?.extraColumns ?? [],
    applications: read?.applications ?? [],
    waiting: read?.waiting ?? [],
    ledger,
    centers,
    localities,
    findings: findings.inOrder(),
    rejected: read === null,
    referenceFault:
      findings.hasErrors('localities') || findings.hasErrors('centers') || findings.hasErrors('ledger'),
    counts,
  };
}

/** A file that was cut off at the end of a row looks whole: only its length tells. Nothing of it is read. */
function refuseCutOff(files: BatchFiles, { lengths = {} }: ReadOptions, findings: FindingList): void {
  for (const { file } of TABLES) {
    if (file === 'decisions') continue;
    const given = files[file]?.length ?? 0;
    const expected = lengths[file] ?? 0;
    if (given >= expected) continue;
    const facts = { given: groupDigits(given), expected: groupDigits(expected) };
    findings.add(cutOff, facts, { file, row: null });
  }
}

/**
 * Where the localities file has errors nothing will be ranked, and the rows are still checked: packaged localities
 * stand in for those that could not be read, so that one bad row there is not told again by every row that names it.
 */
async function withStandIns(
  localities: readonly Locality[],
  findings: FindingList,
): Promise<readonly Locality[]> {
  if (!findings.hasErrors('localities')) return localities;
  // One whose code is mistyped is known by its name.
  const names = new Set(localities.map((locality) => foldName(locality.name)));
  const given = new Set(localities);
  const all = await withPackagedLocalities(localities);
  return all.filter((locality) => given.has(locality) || !names.has(foldName(locality.name)));
}

async function readCentersFile(
  files: BatchFiles,
  places: LocalityIndex,
  findings: FindingList,
): Promise<readonly Center[]> {
  if (findings.hasErrors('centers')) return [];
  return readGivenCenters(files.centers, files.localities !== null, places, findings);
}
