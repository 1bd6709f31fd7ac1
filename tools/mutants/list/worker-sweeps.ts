import type { Mutant } from '../mutant.ts';

const CLEAN_UP = 'apps/api/src/modules/site/health/clean-up-jobs.ts';
const CLEAN_UP_TEST = 'apps/api/src/modules/site/health/clean-up.test.ts';

/** Clean-up jobs, and data after a restore. */
export const WORKER_SWEEP_MUTANTS: readonly Mutant[] = [
  {
    id: 'sweep-sessions',
    file: CLEAN_UP,
    find: '  await deleteOldSessions(db);\n',
    replace: '',
    tests: [CLEAN_UP_TEST],
    why: 'expired sessions are never deleted',
  },
  {
    id: 'sweep-keys-early',
    file: 'apps/api/src/lib/idempotent-write.ts',
    find: 'const RETENTION_DAYS = 7;',
    replace: 'const RETENTION_DAYS = 1;',
    tests: [CLEAN_UP_TEST],
    why: 'a save retried after two days is executed again',
  },
  {
    id: 'sweep-limits-early',
    file: 'apps/api/src/lib/database-limit.ts',
    find: 'const RETENTION_HOURS = 25;',
    replace: 'const RETENTION_HOURS = 2;',
    tests: [CLEAN_UP_TEST],
    why: 'daily limits reset every two hours',
  },
  {
    id: 'purge-other-games',
    file: 'apps/api/src/modules/decks/decks/jobs.ts',
    find: '  for (const game of games) {',
    replace: '  for (const game of games.slice(1)) {',
    tests: [
      'apps/api/src/worker.test.ts',
      'apps/api/src/modules/decks/decks/clear-deleted-decks.test.ts',
    ],
    why: 'deleted decks are never purged',
  },
  {
    id: 'purge-views-kept',
    file: 'packages/database/functions/decks.sql',
    find: '  delete from deck_views where gameid = old.gameid and deck_id = old.id;\n',
    replace: '',
    tests: ['apps/api/src/modules/decks/decks/clear-deleted-decks.test.ts'],
    why: 'view records stay after the deck is deleted',
  },
  {
    id: 'backup-without-pictures',
    file: 'docs/operations.md',
    find: 'cp -a "$UPLOADS_DIR/." "$BACKUP_DIR/uploads/"\n',
    replace: '',
    tests: ['apps/api/src/flows/backup.test.ts'],
    why: 'the documented backup omits uploaded pictures',
  },
  {
    id: 'backup-without-rows',
    file: 'docs/operations.md',
    find: 'pg_dump --format=custom --no-owner ',
    replace: 'pg_dump --format=custom --no-owner --exclude-table-data="*_decklists" ',
    tests: ['apps/api/src/flows/backup.test.ts'],
    why: 'the documented backup omits decks',
  },
];
