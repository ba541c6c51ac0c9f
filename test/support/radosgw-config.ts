export const CLUSTER_ID = '6c2a7f0e-54d7-4d0c-9a59-0c9be1a3f4d1';

export interface RadosgwPlace {
  readonly folder: string;
  readonly monitorPort: number;
  readonly gatewayPort: number;
}

/**
 * One monitor, one store and one gateway on loopback. Objects stay in memory, so that nothing is left behind and
 * nothing waits for a disk; maps are agreed on every 50 ms instead of every second, which is most of a start.
 */
export function radosgwConfig({ folder, monitorPort, gatewayPort }: RadosgwPlace): string {
  return `[global]
fsid = ${CLUSTER_ID}
keyring = ${folder}/keyring
mon host = [v2:127.0.0.1:${monitorPort}]
public addr = 127.0.0.1
cluster addr = 127.0.0.1
public network = 127.0.0.0/8
cluster network = 127.0.0.0/8
ms bind ipv6 = false
ms bind msgr1 = false
auth cluster required = cephx
auth service required = cephx
auth client required = cephx
paxos propose interval = 0.05
paxos min wait = 0.02
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 2000
mon data avail crit = 1
mon data avail warn = 2
run dir = ${folder}
admin socket =
pid file =
log file =
log to stderr = true
err to stderr = true
mon cluster log to file = false

[mon]
mon data = ${folder}/monitor
mon initial members = a

[osd]
osd data = ${folder}/store
osd objectstore = memstore
memstore device bytes = 2147483648
osd heartbeat min size = 0

[client.rgw.a]
rgw frontends = beast endpoint=127.0.0.1:${gatewayPort}
`;
}
