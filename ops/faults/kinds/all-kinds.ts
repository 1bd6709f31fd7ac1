import { APP_KINDS } from './app-kinds.ts';
import { CLOCK_KINDS } from './clock-kinds.ts';
import { DATABASE_KINDS } from './database-kinds.ts';
import { ETCD_KINDS } from './etcd-kinds.ts';
import type { Kind } from './kind.ts';
import { MACHINE_KINDS } from './machine-kinds.ts';
import { NETWORK_KINDS } from './network-kinds.ts';
import { OPERATOR_KINDS } from './operator-kinds.ts';
import { PAIR_KINDS } from './pair-kinds.ts';
import { PLANNED_KINDS } from './planned-kinds.ts';

export const KINDS: readonly Kind[] = [
  ...DATABASE_KINDS,
  ...ETCD_KINDS,
  ...APP_KINDS,
  ...NETWORK_KINDS,
  ...MACHINE_KINDS,
  ...CLOCK_KINDS,
  ...PLANNED_KINDS,
  ...OPERATOR_KINDS,
  ...PAIR_KINDS,
];

/** Ten faults that cover every part in three minutes. */
export const SMALL: ReadonlySet<string> = new Set([
  'primary-postgres-killed',
  'primary-killed',
  'switchover',
  'standby-killed',
  'proxy-killed',
  'redis-killed',
  'api-killed',
  'worker-killed',
  'connections-cut',
  'backend-out-of-memory',
]);
