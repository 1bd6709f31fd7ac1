import type { Mutant } from '../mutant.ts';

/** Rights, migrations and settings of the database. */
export const DATABASE_RIGHT_MUTANTS: readonly Mutant[] = [
  {
    id: 'audit-deletable',
    file: 'packages/database/grants.sql',
    find: 'grant select, insert on audit_log to deckframe_app;',
    replace: 'grant select, insert, delete on audit_log to deckframe_app;',
    tests: ['packages/database/src/rights.test.ts'],
    why: 'the API’s database role can delete audit entries',
  },
  {
    id: 'worker-reads-sessions',
    file: 'packages/database/grants.sql',
    find: 'grant select (expires_at), delete on auth_sessions, auth_verifications to deckframe_worker;',
    replace: 'grant select, delete on auth_sessions, auth_verifications to deckframe_worker;',
    tests: ['packages/database/src/rights.test.ts'],
    why: 'the worker’s database role can read sessions',
  },
  {
    id: 'migrate-two-runners',
    file: 'packages/database/src/migrate.ts',
    find: "if (rows[0]?.taken !== true) throw new Error('another migration is already running');",
    replace: 'if (rows.length > 1) throw new Error();',
    tests: ['packages/database/src/migrate.test.ts'],
    why: 'two deployments can migrate at the same time',
  },
  {
    id: 'migrate-invalid-index',
    file: 'packages/database/src/migrate.ts',
    find: '    await refuseInvalidIndexes(client);\n',
    replace: '',
    tests: ['packages/database/src/migrate.test.ts'],
    why: 'an invalid index is not reported',
  },
  {
    id: 'unsafe-commits',
    file: 'packages/database/src/roles.ts',
    find: "const NEEDED = ['synchronous_commit', 'fsync', 'full_page_writes'];",
    replace: "const NEEDED = ['fsync', 'full_page_writes'];",
    tests: ['ops/deploy/safe-commits.test.ts'],
    why: 'production confirms writes before they are durable',
  },
  {
    id: 'lint-drop-column',
    file: 'packages/database/src/lint-migration.ts',
    find: "  AT_DropColumn: () => 'removes what still is used',\n",
    replace: '',
    tests: ['packages/database/src/lint-migration.test.ts'],
    why: 'a migration drops a column that the running release uses',
  },
];
