import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FUNCTION_FILES, migrate } from './migrate.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

const TEXT = FUNCTION_FILES.map((file) => readFileSync(file, 'utf8')).join('\n');

let database: TestDatabase;
let owner: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  owner = new Client({ connectionString: database.url('migrator') });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

type Definition = { name: string; body: string; whole: string };

async function listFunctions(): Promise<Definition[]> {
  const { rows } = await owner.query<Definition>(
    `select proname::text as name, prosrc as body, pg_get_functiondef(oid) as whole
     from pg_proc where pronamespace = 'public'::regnamespace order by 1, 3`,
  );
  return rows;
}

async function listTriggers(): Promise<{ row: string; whole: string }[]> {
  const { rows } = await owner.query<{ row: string; whole: string }>(
    `select xmin::text || '/' || oid as row, pg_get_triggerdef(oid) as whole from pg_trigger
     where not tgisinternal and tgparentid = 0
       and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
     order by tgname`,
  );
  return rows;
}

it('every file of functions is in the list of files to apply', () => {
  const [first = ''] = FUNCTION_FILES;
  const ordered = FUNCTION_FILES.map((file) => basename(file));
  expect(ordered.toSorted()).toEqual(readdirSync(dirname(first)).toSorted());
});

it('the migrated database has exactly the functions of the files', async () => {
  const inFile = [...TEXT.matchAll(/^create or replace function (\w+)/gm)].map(
    ([, name = '']) => name,
  );
  const functions = await listFunctions();
  expect(functions.map(({ name }) => name)).toEqual(inFile.toSorted());
  for (const { name, body } of functions) expect(TEXT, name).toContain(body);
});

it('the migrated database has exactly the triggers of the files', async () => {
  const [, block = ''] = TEXT.split('$triggers$');
  const inFile = block
    .replaceAll(/'\s+'/g, '')
    .match(/(?<=')CREATE TRIGGER [^']+ EXECUTE[^']+(?=')/g);
  expect((await listTriggers()).map(({ whole }) => whole)).toEqual(inFile?.toSorted());
});

it('each run restores functions changed or dropped by hand and leaves other objects alone', async () => {
  const functions = await listFunctions();
  const triggers = await listTriggers();
  await migrate({ url: database.url('migrator') });
  expect(await listTriggers()).toEqual(triggers);
  await owner.query(`
    create or replace function count_like() returns trigger language plpgsql
      as $$ begin return null; end; $$;
    drop trigger likes_count on likes;
    create or replace trigger decklists_follow after update on decklists
      for each row execute function follow_deck()`);
  expect(await listFunctions()).not.toEqual(functions);
  await migrate({ url: database.url('migrator') });
  expect(await listFunctions()).toEqual(functions);
  const texts = (rows: { whole: string }[]): string[] => rows.map(({ whole }) => whole);
  expect(texts(await listTriggers())).toEqual(texts(triggers));
});

it('only the granted roles may call a function', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select proname as name from pg_proc
     where pronamespace = 'public'::regnamespace and has_function_privilege('public', oid, 'execute')`,
  );
  expect(rows).toEqual([]);
});

it('an added game has the same partitions as earlier games', async () => {
  const shapeOf = async (game: string) => {
    const { rows } = await owner.query<{ shape: unknown }>(
      `select replace(part.relname, $1, 'x') as part,
         (select jsonb_agg(jsonb_build_array(attname, atttypid, attnotnull, attstattarget,
            attstorage, attgenerated, pg_get_expr(adbin, adrelid)) order by attname)
          from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
          where attrelid = part.oid and attnum > 0 and not attisdropped) as columns,
         (select jsonb_agg(replace(pg_get_constraintdef(oid), $1, 'x')
            order by replace(pg_get_constraintdef(oid), $1, 'x'))
          from pg_constraint where conrelid = part.oid) as constraints,
         (select jsonb_agg(replace(pg_get_indexdef(indexrelid), $1, 'x')
            order by replace(pg_get_indexdef(indexrelid), $1, 'x'))
          from pg_index where indrelid = part.oid) as indexes,
         (select jsonb_agg(replace(pg_get_triggerdef(oid), $1, 'x') order by tgname)
          from pg_trigger where tgrelid = part.oid and not tgisinternal) as triggers
       from pg_class as part
       join pg_inherits on inhrelid = part.oid and part.relkind = 'r'
       where part.relname ~ ('^' || $1 || '_') order by 1`,
      [game],
    );
    return rows;
  };
  await owner.query("select create_game_partitions('newone')");
  const before = await shapeOf('gundam');
  expect(before.length).toBe(6);
  expect(await shapeOf('newone')).toEqual(before);
  await owner.query("select create_game_partitions('newone')");
  await expect(owner.query("select create_game_partitions('a; drop')")).rejects.toThrow(
    'not an id of a game',
  );
});
