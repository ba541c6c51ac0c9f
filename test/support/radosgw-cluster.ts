import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runProgram, startServer } from './programs.ts';
import { CLUSTER_ID, radosgwConfig, type RadosgwPlace } from './radosgw-config.ts';

const LONGEST_START = 60_000;

const CAPABILITIES = {
  'mon.': ['mon', 'allow *'],
  'client.admin': ['mon', 'allow *', 'osd', 'allow *', 'mgr', 'allow *'],
  'client.rgw.a': ['mon', 'allow rwx', 'osd', 'allow rwx'],
  'osd.0': ['mon', 'allow profile osd', 'osd', 'allow *', 'mgr', 'allow profile osd'],
};

export interface ClusterUser {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/**
 * Starts monitor, store and gateway in a folder, and creates a user. Each server is added to `servers` as soon as it
 * runs, so that the caller can end it whatever happens; what it says goes to a file of its number.
 */
export async function startCluster(
  place: RadosgwPlace,
  user: ClusterUser,
  servers: ChildProcess[],
): Promise<void> {
  const { folder, monitorPort, gatewayPort } = place;
  const environment = { CEPH_CONF: join(folder, 'ceph.conf') };
  const run = (program: string, ...args: string[]): Promise<void> => runProgram(program, args, environment);
  const serve = (program: string, ...args: string[]): void => {
    servers.push(startServer(program, args, environment, serverLog(folder, servers.length)));
  };
  writeFileSync(environment.CEPH_CONF, radosgwConfig(place));
  for (const name of ['monitor', 'store']) mkdirSync(join(folder, name));

  const [keyring, map] = [join(folder, 'keyring'), join(folder, 'monmap')];
  await run('ceph-authtool', '--create-keyring', keyring);
  for (const [name, capabilities] of Object.entries(CAPABILITIES)) {
    const caps = pairs(capabilities).flatMap((pair) => ['--cap', ...pair]);
    await run('ceph-authtool', keyring, '--gen-key', '-n', name, ...caps);
  }
  const address = `[v2:127.0.0.1:${monitorPort}]`;
  await run('monmaptool', '--create', '--fsid', CLUSTER_ID, '--addv', 'a', address, map);
  await run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map, '--keyring', keyring);
  serve('ceph-mon', '-f', '-i', 'a');

  const store = randomUUID();
  await run('ceph', '--connect-timeout', '30', 'osd', 'new', store, '0');
  await run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', store);
  await run('ceph', '--connect-timeout', '30', 'auth', 'import', '-i', keyring);
  serve('ceph-osd', '-f', '-i', '0');
  serve('radosgw', '-f', '-n', 'client.rgw.a');
  await untilAnswered(`http://127.0.0.1:${gatewayPort}/`, servers);

  const keys = [`--access-key=${user.accessKeyId}`, `--secret-key=${user.secretAccessKey}`];
  await run('radosgw-admin', 'user', 'create', '--uid=test', '--display-name=test', ...keys);
}

export function serverLog(folder: string, number: number): string {
  return join(folder, `${number}.log`);
}

function pairs(list: readonly string[]): string[][] {
  return list.flatMap((_, at) => (at % 2 === 0 ? [list.slice(at, at + 2)] : []));
}

async function untilAnswered(url: string, servers: readonly ChildProcess[]): Promise<void> {
  const end = Date.now() + LONGEST_START;
  while (Date.now() < end) {
    if (servers.some(({ exitCode }) => exitCode !== null))
      throw new Error('A server ended while it started.');
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok === true) return;
    await wait(100);
  }
  throw new Error(`Nothing answered at ${url} within ${LONGEST_START / 1000} seconds.`);
}
