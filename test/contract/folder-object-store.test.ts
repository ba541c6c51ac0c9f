import { join } from 'node:path';
import { FolderObjectStore } from '../../lib/store/objects/folder-object-store.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { objectStoreContract } from './object-store.ts';

const folder = temporaryFolder();

objectStoreContract('a folder', () => {
  const store = new FolderObjectStore({ root: join(folder, 'store') });
  return Promise.resolve({ empty: store, forCreating: store });
});

objectStoreContract('a folder, opened anew for every call', () => {
  const root = join(folder, 'anew');
  const anew = (): FolderObjectStore => new FolderObjectStore({ root });
  const store = {
    current: (key: string) => anew().current(key),
    head: (key: string, versionId: string) => anew().head(key, versionId),
    read: (key: string, versionId: string) => anew().read(key, versionId),
    put: (...given: Parameters<FolderObjectStore['put']>) => anew().put(...given),
    create: (...given: Parameters<FolderObjectStore['create']>) => anew().create(...given),
    list: (prefix: string) => anew().list(prefix),
  };
  return Promise.resolve({ empty: store, forCreating: store });
});
