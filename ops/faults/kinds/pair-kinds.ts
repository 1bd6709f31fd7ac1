import { APP_KINDS } from './app-kinds.ts';
import { DATABASE_KINDS } from './database-kinds.ts';
import { ETCD_KINDS } from './etcd-kinds.ts';
import type { Kind } from './kind.ts';

const SINGLE = [...DATABASE_KINDS, ...ETCD_KINDS, ...APP_KINDS];

const PAIRS = [
  ['primary-killed', 'redis-killed'],
  ['primary-killed', 'api-killed'],
  ['primary-postgres-killed', 'proxy-killed'],
  ['standby-killed', 'api-killed'],
  ['switchover', 'worker-killed'],
  ['switchover', 'apis-rolled'],
] satisfies [string, string][];

/** Two faults at once. Their limit is the sum of both. */
export const PAIR_KINDS: readonly Kind[] = PAIRS.map((names) => {
  const kinds = SINGLE.filter((kind) => names.includes(kind.name));
  const sum = (of: (kind: Kind) => number): number => kinds.reduce((all, one) => all + of(one), 0);
  return {
    name: names.join('+'),
    what: `${names.join(' and ')} at once`,
    writeGapMs: sum(({ writeGapMs }) => writeGapMs),
    readGapMs: sum(({ readGapMs }) => readGapMs),
    async inject(cluster) {
      // Waits for both, even if one fails, because a running fault would disturb the next round.
      const ends = await Promise.allSettled(kinds.map((kind) => kind.inject(cluster)));
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
    },
  };
});
