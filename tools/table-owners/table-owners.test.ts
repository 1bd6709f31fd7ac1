import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkOwners, findIdleOwners } from './check-owners.ts';
import { findWrites } from './find-writes.ts';

const PROGRAM = join(import.meta.dirname, 'main.ts');
const RULES = {
  owners: {
    decklists: 'decks/decks',
    likes: 'community/likes',
    audit_log: 'lib',
    exp_events: 'database',
  },
  functions: { award_exp: { by: 'rewards/exp' } },
};

/** Every way to write, in a module that is not the owner. */
const BREACHES: Record<string, string> = {
  insertInto: "db.insertInto('decklists').values(row);",
  updateTable: "db.updateTable('decklists as deck').set(row);",
  deleteFrom: "db.deleteFrom('decklists');",
  'deleteFrom in a list': "db.deleteFrom(['decklists']);",
  mergeInto: "db.mergeInto('decklists').using('likes', 'a', 'b');",
  'a with-clause': "db.with('gone', (qb) => qb.deleteFrom('decklists')).selectFrom('gone');",
  'insert into': 'sql`insert into decklists (id) values (${id})`;',
  'update … set': 'sql`update decklists set visibility = 0 where id = ${id}`;',
  'update … as … set': 'sql`UPDATE only public.decklists AS deck\n SET visibility = 0`;',
  'update "…" set': 'sql`update "decklists" set visibility = 0`;',
  'delete from': "pool.query('delete from decklists where id = $1', [id]);",
  'merge into': 'sql`merge into decklists using likes on true when matched then delete`;',
  'a with-clause of SQL': 'sql`with gone as (delete from decklists returning id) select 1`;',
  truncate: "sql.raw('truncate table decklists');",
  copy: "sql.raw('copy decklists (id) from stdin');",
  tablePart: "tablePart('decks', 'decklists.user_id');",
};

/** Things that look like a write, and writes of the owner. */
const ALLOWED: Record<string, string> = {
  'the own table': "db.insertInto('likes').values(row); sql`delete from likes`;",
  'a lock': 'sql`select 1 from decklists as deck for update of deck`;',
  'a conflict': 'sql`insert into likes as own (id) values (1) on conflict do update set id = 2`;',
  'a comment': 'sql`select 1 -- delete from decklists\n`; // db.deleteFrom("decklists")',
  'a part that is read':
    "export const part = { ...tablePart('d', 'decklists.id'), erase: forget };",
  'a temporary table':
    'sql`create temporary table rows (id int)`; sql`insert into rows values (1)`;',
};

it.each(Object.entries(BREACHES))("refuses a write to another module's table: %s", (_, code) => {
  expect(judge({ 'apps/api/src/modules/community/likes/queries.ts': code })).toEqual([
    'apps/api/src/modules/community/likes/queries.ts:1 decklists is written by decks/decks alone, not by community/likes: call its service.ts',
  ]);
});

it.each(Object.entries(ALLOWED))('accepts %s', (_, code) => {
  expect(judge({ 'apps/api/src/modules/community/likes/jobs.ts': code })).toEqual([]);
});

it.each(['plugins/session.ts', 'lib/clock.ts', 'worker.ts'])('refuses a write in %s', (file) => {
  const path = `apps/api/src/${file}`;
  expect(judge({ [path]: "db.deleteFrom('likes');" })).toEqual([
    expect.stringContaining(`${path}:1 likes is written by community/likes alone`),
  ]);
});

it('refuses writes reserved for the database, and calls of its functions by other modules', () => {
  const path = 'apps/api/src/modules/community/likes/queries.ts';
  expect(judge({ [path]: "db.insertInto('exp_events');" })).toHaveLength(1);
  expect(judge({ [path]: '\nsql`select * from award_exp(1)`;' })).toEqual([
    `${path}:2 award_exp() is called by rewards/exp alone`,
  ]);
  expect(
    judge({ 'apps/api/src/modules/rewards/exp/queries.ts': 'sql`select award_exp(1)`;' }),
  ).toEqual([]);
});

it('refuses an unknown table and an unlisted one', () => {
  const path = 'apps/api/src/modules/community/likes/queries.ts';
  expect(judge({ [path]: "db.insertInto('plans');" })).toEqual([
    `${path}:1 plans is no table of ours`,
  ]);
  for (const code of ['db.insertInto(table);', 'sql`delete from ${table} where id = 1`;']) {
    expect(judge({ [path]: code })).toEqual([`${path}:1 name the table in the statement itself`]);
  }
  // A module may not write rows of another module's table either.
  const own = { 'apps/api/src/modules/decks/decks/a.ts': 'sql`create temp table plans (id int)`;' };
  expect(judge({ ...own, [path]: "db.insertInto('plans');" })).toHaveLength(1);
});

it('refuses a table of another module in the same area', () => {
  const path = 'apps/api/src/modules/decks/lists/queries.ts';
  expect(judge({ [path]: "db.deleteFrom('decklists');" })).toEqual([
    `${path}:1 decklists is written by decks/decks alone, not by decks/lists: call its service.ts`,
  ]);
});

it('finds tables whose owner never writes them', () => {
  const files = read({
    'apps/api/src/modules/community/likes/queries.ts': "db.deleteFrom('likes');",
  });
  expect(findIdleOwners(files, RULES)).toEqual([
    'decklists is never written by decks/decks',
    'audit_log is never written by lib',
  ]);
});

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'table-owners-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

it('the program fails on a planted violation, and if it sees too few files', () => {
  plant('apps/api/src/modules/community/likes/queries.ts', "db.deleteFrom('likes');");
  expect(run('1')).toMatchObject({
    status: 0,
    stdout: '1 writes read, 0 against the list of owners\n',
  });
  expect(run('2').stderr).toContain('Only 1 writes were found');
  plant(
    'apps/api/src/modules/community/moderation/queries.ts',
    '\nsql`delete from decklists`.execute(db);',
  );
  // Tests may write any table.
  plant('apps/api/src/modules/community/moderation/jobs.test.ts', "db.deleteFrom('decklists');");
  const { status, stderr } = run('1');
  expect(stderr).toBe(
    'apps/api/src/modules/community/moderation/queries.ts:2 decklists is written by decks/decks alone, not by community/moderation: call its service.ts\n',
  );
  expect(status).toBe(1);
});

it.each([
  ['a tagged statement', 'await sql`select 1`.execute(db);'],
  ['a typed statement', 'await sql<{ id: string }>`select 1 as id`.execute(db);'],
  ['a builder', "db.selectFrom('likes');"],
  ['a statement as text', "const text = 'select 1';"],
])('the program fails on %s outside the query files', (_, code) => {
  const allowed = ['community/likes/queries.ts', 'community/likes/like-queries.ts'];
  for (const path of allowed) plant(`apps/api/src/modules/${path}`, code);
  plant('apps/api/src/modules/community/likes/service.ts', '// `select` is not run here');
  expect(run('0')).toMatchObject({ status: 0, stderr: '' });
  plant('apps/api/src/modules/community/likes/service.ts', code);
  const { status, stderr } = run('0');
  expect(stderr).toBe(
    'apps/api/src/modules/community/likes/service.ts holds SQL: move it to queries.ts or <part>-queries.ts\n',
  );
  expect(status).toBe(1);
});

function run(minimum: string) {
  return spawnSync(process.execPath, [PROGRAM, root, minimum], { encoding: 'utf8' });
}

function plant(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

function judge(files: Record<string, string>): string[] {
  return checkOwners(read(files), RULES);
}

function read(files: Record<string, string>) {
  return Object.entries(files).map(([path, code]) => ({ path, writes: findWrites(path, code) }));
}
