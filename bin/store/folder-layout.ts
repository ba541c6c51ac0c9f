import { join } from 'node:path';

export const DEFAULT_FOLDER = '.grantline';

/** Where things lie in the folder of a store on one machine. */
export interface FolderLayout {
  /** As it was given, for what is told to people. The inbox's keys begin with inbox/, so this is its bucket. */
  readonly root: string;
  readonly inbox: string;
  readonly reports: string;
  /** Results, history and ledger: dynalite's, for one process at a time. */
  readonly table: string;
  /** Where a serve that runs is asked. */
  readonly endpoint: string;
}

export function folderLayout(root: string): FolderLayout {
  return {
    root,
    inbox: join(root, 'inbox'),
    reports: join(root, 'reports'),
    table: join(root, 'store'),
    endpoint: join(root, 'serve.json'),
  };
}
