import { APP_KINDS } from './app-kinds.ts';
import { DATABASE_KINDS } from './database-kinds.ts';
import { ETCD_KINDS } from './etcd-kinds.ts';
import type { Kind } from './kind.ts';
import { NETWORK_KINDS } from './network-kinds.ts';
import { PAIR_KINDS } from './pair-kinds.ts';
import { PLANNED_KINDS } from './planned-kinds.ts';

export const KINDS: readonly Kind[] = [
  ...DATABASE_KINDS,
  ...ETCD_KINDS,
  ...APP_KINDS,
  ...NETWORK_KINDS,
  ...PLANNED_KINDS,
  ...PAIR_KINDS,
];
