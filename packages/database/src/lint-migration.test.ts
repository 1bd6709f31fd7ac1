import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lintMigration } from './lint-migration.ts';
import { MIGRATIONS_DIR } from './migrate.ts';

describe('migration files', () => {
  const files = readdirSync(MIGRATIONS_DIR);

  it('have a number each, by which they sort', () => {
    expect(files.length).toBeGreaterThan(0);
    const numbers = files.map((file) => /^(\d{4})_[a-z-]+\.(sql|ts)$/.exec(file)?.[1]);
    expect(numbers).not.toContain(undefined);
    expect(new Set(numbers).size).toBe(files.length);
  });

  it.each(files)('%s expands, or says why it may contract, and has a way back', (file) => {
    const text = readFileSync(join(MIGRATIONS_DIR, file), 'utf8');
    expect(lintMigration(text, Number(file.slice(0, 4)))).toEqual([]);
    expect(text).toMatch(/^-- Up Migration$/m);
    expect(text).toMatch(/^-- Down Migration$/m);
  });
});

describe('lintMigration', () => {
  it.each([
    'drop table cards;',
    'alter table cards drop column name;',
    'alter table cards rename column name to title;',
    'alter table cards alter column hp type bigint;',
    'alter table cards alter column hp set not null;',
    'alter table cards add constraint hp_positive check (hp > 0);',
    'alter table cards add column speed integer not null;',
    'truncate cards;',
    'delete from cards;',
    'create index cards_hp on cards (hp);',
  ])('refuses: %s', (statement) => {
    expect(lintMigration(`-- Up Migration\n${statement}`)).toHaveLength(1);
  });

  it.each([
    'alter table cards add column speed integer;',
    'alter table cards add column speed integer not null default 0;',
    'alter table cards add constraint hp_positive check (hp > 0) not valid;',
    'create table fresh (id int);\ncreate index fresh_id on fresh (id);',
    '-- this does not drop table cards\nselect 1;',
    '-- contract: nothing has read it since release 12\ndrop table cards;',
  ])('accepts: %s', (statement) => {
    expect(lintMigration(`-- Up Migration\n${statement}`)).toEqual([]);
  });

  it.each([
    'create function f() returns int language sql return 1;',
    'create or replace function f() returns int language sql return 1;',
    'create trigger t after insert on likes for each row execute function f();',
    'create constraint trigger t after insert on likes for each row execute function f();',
    'alter function f() stable;',
    '-- contract: nobody calls the old one\ncreate or replace procedure f() language sql as $$$$;',
  ])('sends to functions.sql: %s', (statement) => {
    expect(lintMigration(`-- Up Migration\n${statement}`, 43)).toEqual([
      expect.stringContaining('belongs in functions.sql'),
    ]);
    expect(lintMigration(`-- Up Migration\n${statement}`, 42)).toEqual([]);
  });

  it('leaves the way back alone', () => {
    expect(lintMigration('-- Up Migration\n-- Down Migration\ndrop table cards;')).toEqual([]);
  });
});
