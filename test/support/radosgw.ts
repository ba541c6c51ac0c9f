import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { endServer, freePort, isOnPath } from './programs.ts';
import { serverLog, startCluster } from './radosgw-cluster.ts';

const PROGRAMS = ['radosgw', 'ceph-mon', 'ceph-osd', 'radosgw-admin', 'ceph'];
export const USER = { accessKeyId: 'test', secretAccessKey: 'secret' };

/** Where radosgw has to be there: a suite that was not run is then a failure, not a line in a log. */
export const radosgwIsRequired = process.env.GRANTLINE_REQUIRE_RADOSGW === '1';

export function radosgwIsInstalled(): boolean {
  return PROGRAMS.every(isOnPath);
}

/** A real S3 server on loopback (Debian: radosgw, ceph-mon, ceph-osd), with nothing in it. */
export interface Radosgw {
  /** Of the checksums that S3 knows it checks Content-MD5 alone. */
  readonly client: S3Client;
  readonly endpoint: string;
  stop(): Promise<void>;
}

/** Takes two seconds or so: once for a test file. */
export async function startRadosgw(): Promise<Radosgw> {
  const folder = mkdtempSync(join(tmpdir(), 'grantline-radosgw-'));
  const servers: ChildProcess[] = [];
  const end = async (): Promise<void> => {
    await Promise.all(servers.map(endServer));
    rmSync(folder, { recursive: true, force: true });
  };
  const place = { folder, monitorPort: await freePort(), gatewayPort: await freePort() };
  try {
    await startCluster(place, USER, servers);
  } catch (error) {
    const said = servers.map((_, number) => readFileSync(serverLog(folder, number), 'utf8').slice(-2000));
    await end();
    throw new Error(['radosgw did not start.', ...said].join('\n'), { cause: error });
  }
  const endpoint = `http://127.0.0.1:${place.gatewayPort}`;
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: USER,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    client,
    endpoint,
    stop: async () => {
      client.destroy();
      await end();
    },
  };
}
