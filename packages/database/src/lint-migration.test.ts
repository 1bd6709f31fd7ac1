import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lintMigration } from './lint-migration.ts';
import { MIGRATIONS_DIR } from './migrate.ts';

describe('migration files', () => {
  // Programs build indexes concurrently, outside a transaction. They are not SQL files.
  const files = readdirSync(MIGRATIONS_DIR).filter((name) => name.endsWith('.sql'));

  it('have unique numbers and sort by them', () => {
    expect(files.length).toBeGreaterThan(0);
    const numbers = files.map((file) => /^(\d{4})_[a-z-]+\.(sql|ts)$/.exec(file)?.[1]);
    expect(numbers).not.toContain(undefined);
    expect(new Set(numbers).size).toBe(files.length);
  });

  it.each(files)(
    '%s expands or explains its contract step, and has a down migration',
    async (file) => {
      const text = readFileSync(join(MIGRATIONS_DIR, file), 'utf8');
      expect(await lintMigration(text, Number(file.slice(0, 4)))).toEqual([]);
      expect(text).toMatch(/^-- Up Migration$/m);
      expect(text).toMatch(/^-- Down Migration$/m);
    },
  );
});

describe('lintMigration', () => {
  it.each([
    'drop table cards;',
    'drop view card_names;',
    'drop materialized view card_names;',
    'drop function count_cards(integer);',
    'drop type card_color;',
    'drop schema public;',
    'alter table cards drop column name;',
    'alter table cards rename to prints;',
    'alter table cards rename column name to title;',
    'alter table cards alter column hp type bigint;',
    'alter table cards alter column hp set not null;',
    'alter table cards add constraint hp_positive check (hp > 0);',
    'alter table cards add foreign key (series) references series (id);',
    'alter table cards add column speed integer not null;',
    'alter table cards add column speed integer default 0, add column power integer not null;',
    'truncate cards;',
    'delete from cards;',
    'with gone as (delete from cards returning id) select count(*) from gone;',
    'do $$ begin delete from cards; end $$;',
    'create index cards_hp on cards (hp);',
    'alter table cards add column speed integer; alter table users add column speed integer;',
    'create unique index cards_no on only cards (cardno);',
  ])('refuses: %s', async (statement) => {
    expect(await lintMigration(`-- Up Migration\n${statement}`)).toHaveLength(1);
  });

  it.each([
    'alter table cards add column speed integer;',
    'alter table cards add column speed integer not null default 0;',
    'alter table cards add constraint hp_positive check (hp > 0) not valid;',
    'create table fresh (id int);\ncreate index fresh_id on fresh (id);',
    'create table fresh (id int); alter table fresh add column n int; alter table cards add column n int;',
    '-- this does not drop table cards\nselect 1;',
    "comment on table cards is 'rename; drop table cards; truncate cards';",
    'create table fresh (id int);\ncreate unique index fresh_id on only fresh (id);',
    '-- contract: nothing has read it since release 12\ndrop table cards;',
  ])('accepts: %s', async (statement) => {
    expect(await lintMigration(`-- Up Migration\n${statement}`)).toEqual([]);
  });

  it.each([
    'create function f() returns int language sql return 1;',
    'create or replace function f() returns int language sql return 1;',
    'create function clear(n int) returns void language sql as $$ delete from cards $$;',
    'create trigger t after insert on likes for each row execute function f();',
    'create constraint trigger t after insert on likes for each row execute function f();',
    'alter function f() stable;',
    '-- contract: nobody calls the old one\ncreate or replace procedure f() language sql as $$$$;',
  ])('points to packages/database/functions: %s', async (statement) => {
    expect(await lintMigration(`-- Up Migration\n${statement}`, 43)).toEqual([
      expect.stringContaining('belongs in packages/database/functions'),
    ]);
    expect(await lintMigration(`-- Up Migration\n${statement}`, 42)).toEqual([]);
  });

  it('a contract comment applies to its own statement only', async () => {
    const why = '-- contract: nobody has read it since release 12 (Grüße)\n';
    const faults = await lintMigration(
      `-- Up Migration\ndrop table a;\n${why}drop table b;\ndrop table c;`,
    );
    expect(faults).toEqual([
      'removes what still is used: drop table a',
      'removes what still is used: drop table c',
    ]);
    expect(await lintMigration(`drop table a;\n${why}`)).toHaveLength(1);
    expect(await lintMigration('-- contract:\ndrop table a;')).toHaveLength(1);
  });

  it('refuses SQL that PostgreSQL cannot parse', async () => {
    await expect(lintMigration('drop tabel cards;')).rejects.toThrow('syntax error');
  });

  it('ignores down migrations', async () => {
    expect(await lintMigration('-- Up Migration\n-- Down Migration\ndrop table cards;')).toEqual(
      [],
    );
  });
});
