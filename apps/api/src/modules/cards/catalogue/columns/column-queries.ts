import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';

/** Columns that foreign databases may lack, and how to add them. */
const ADDABLE = {
  mainalternate: [
    'alter table cards add column mainalternate boolean',
    'create unique index if not exists cards_one_main on cards (gameid, originalid) where mainalternate',
  ],
  published: [
    'alter table cards add column published smallint not null default 1 check (published in (0, 1))',
    'alter table cards alter column published set default 0',
    'create index if not exists cards_series on cards (gameid, series, cardno) where published = 1',
  ],
} as const;

/** Depends on both columns and is dropped with either. */
const NEWEST_INDEX = `create index if not exists cards_newest on cards (gameid, created_at desc, cardno)
  where published = 1 and mainalternate is not false`;

type AddableColumn = keyof typeof ADDABLE;

export async function listMissingColumns(db: Database): Promise<AddableColumn[]> {
  const { rows } = await sql<{ column: AddableColumn }>`
    select wanted as column from unnest(${Object.keys(ADDABLE)}::text[]) as list(wanted)
    where not exists (
      select from pg_attribute
      where attrelid = 'public.cards'::regclass and attname = wanted and not attisdropped
    ) order by wanted`.execute(db);
  return rows.map(({ column }) => column);
}

/** Runs with the owner's rights; returns the added columns. */
export async function addMissingColumns(db: Database): Promise<AddableColumn[]> {
  return db.transaction().execute(async (trx) => {
    const missing = await listMissingColumns(trx);
    for (const column of missing) {
      for (const statement of ADDABLE[column]) await sql.raw(statement).execute(trx);
    }
    if (missing.length > 0) await sql.raw(NEWEST_INDEX).execute(trx);
    return missing;
  });
}
