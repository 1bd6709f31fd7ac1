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
    why: 'sessions that are over stay for ever',
  },
  {
    id: 'sweep-keys-early',
    file: 'apps/api/src/lib/idempotent-write.ts',
    find: 'const RETENTION_DAYS = 7;',
    replace: 'const RETENTION_DAYS = 1;',
    tests: [CLEAN_UP_TEST],
    why: 'a save that was sent again after two days happens again',
  },
  {
    id: 'sweep-limits-early',
    file: 'apps/api/src/lib/database-limit.ts',
    find: 'const RETENTION_HOURS = 25;',
    replace: 'const RETENTION_HOURS = 2;',
    tests: [CLEAN_UP_TEST],
    why: 'limits of a day begin anew every two hours',
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
    why: 'deleted decks of a game are never cleared away',
  },
  {
    id: 'purge-views-kept',
    file: 'packages/database/functions/decks.sql',
    find: '  delete from deck_views where gameid = old.gameid and deck_id = old.id;\n',
    replace: '',
    tests: ['apps/api/src/modules/decks/decks/clear-deleted-decks.test.ts'],
    why: 'who looked at a deck stays known after the deck is gone',
  },
  {
    id: 'backup-without-pictures',
    file: 'docs/operations.md',
    find: 'cp -a "$UPLOADS_DIR/." "$BACKUP_DIR/uploads/"\n',
    replace: '',
    tests: ['apps/api/src/flows/backup.test.ts'],
    why: 'whoever backs up as it is written loses the pictures of members',
  },
  {
    id: 'backup-without-rows',
    file: 'docs/operations.md',
    find: 'pg_dump --format=custom --no-owner ',
    replace: 'pg_dump --format=custom --no-owner --exclude-table-data="*_decklists" ',
    tests: ['apps/api/src/flows/backup.test.ts'],
    why: 'whoever backs up as it is written loses the decks',
  },
];
