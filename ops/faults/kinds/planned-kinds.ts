import { migrate } from '@deckframe/database/migrate';
import { backRest } from '../../cluster/local/run-on.ts';
import { writeUrl } from '../../cluster/local/urls.ts';
import type { Kind } from './kind.ts';
import { findLeader } from './parts.ts';

/** Planned work of an operator. */
export const PLANNED_KINDS: readonly Kind[] = [
  {
    name: 'migration',
    what: 'the migration step of a deploy: functions, triggers and rights are recreated',
    writeGapMs: 6000,
    readGapMs: 6000,
    inject: ({ site }) => migrate({ url: writeUrl(site, 'migrator') }),
  },
  {
    name: 'backup',
    what: 'a full backup is taken',
    writeGapMs: 2000,
    readGapMs: 2000,
    async inject(cluster) {
      await backRest(cluster, await findLeader(cluster), '--type=full', '--repo=1', 'backup');
    },
  },
];
