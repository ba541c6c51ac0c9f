import type { Ports } from '../../lib/pipeline/ports.ts';
import type { Arguments } from '../arguments.ts';
import { UsageError } from '../usage-error.ts';
import { DEFAULT_FOLDER } from './folder-layout.ts';

// The SDK tells whoever runs an older Node to upgrade; what this program needs stands in its README.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

/** The options that name a store, shared by every command that reads or changes one. */
export const STORE_OPTIONS = {
  folder: { type: 'string' },
  stage: { type: 'string' },
  region: { type: 'string' },
  profile: { type: 'string' },
} as const;

/** Their help. */
export const STORE_HELP = `  --folder DIR            the store on this machine (default: ${DEFAULT_FOLDER})
  --stage STAGE           the store on AWS instead, of that stage: dev, test or prod
  --region REGION         of AWS (default: as the AWS command line has it)
  --profile NAME          of the AWS command line`;

/** A round's files, results and history, wherever they are. To be closed. */
export interface OpenStore {
  readonly ports: Ports;
  /** Who reviews what is put into the inbox: this process, which holds the folder; a serve that runs; or AWS. */
  readonly reviewer: 'this process' | 'serve' | 'aws';
  /** Where a report lies, for people: a path of this machine, or an address of S3. */
  readonly placeOfReport: (key: string) => string;
  readonly close: () => Promise<void>;
}

/**
 * Opens the store that the options name: that of a running serve, of a folder, or of a stage on AWS. Loaded when
 * called, since each brings its part of the AWS SDK.
 * @throws UsageError when there is none.
 */
export async function openStore(args: Arguments): Promise<OpenStore> {
  const stage = args.text('stage');
  const folder = args.text('folder');
  if (stage === undefined) {
    for (const name of ['region', 'profile']) {
      if (args.text(name) !== undefined)
        throw new UsageError(`--${name} is for a store on AWS. Name its stage with --stage, too.`);
    }
    const { openFolderStore } = await import('./folder-store.ts');
    return openFolderStore(givenFolder(folder));
  }
  if (folder !== undefined) throw new UsageError('Give --folder or --stage, not both: they are two stores.');
  const { openStageStore } = await import('./stage-store.ts');
  return openStageStore({ stage, region: args.text('region'), profile: args.text('profile') });
}

/** The folder that --folder gives, or the usual one. */
export function givenFolder(folder: string | undefined): string {
  if (folder?.trim() === '') throw new UsageError('--folder is empty. Give it a folder, or leave it out.');
  return folder ?? DEFAULT_FOLDER;
}
