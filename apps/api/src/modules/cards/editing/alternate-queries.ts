import type { Database } from '@deckframe/database/db';
import type { PrintingPlace } from '@deckframe/domain/cards/catalogue/plan-alternates';
import { sql } from 'kysely';

export type PrintingRow = {
  cardno: string;
  originalid: string;
  name: string;
  image: string | null;
  rarity: string | null;
  mainalternate: boolean | null;
  published: number;
};

/** Returns group ids after `after`: with several printings, or matching a search. */
export async function listGroupIds(
  db: Database,
  game: string,
  { search, after, limit }: { search: string; after: string; limit: number },
): Promise<string[]> {
  const pattern = search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`);
  const found =
    search === ''
      ? sql`true`
      : sql`(lower(cardno) like ${`${pattern}%`} or lower(name) like ${`%${pattern}%`})`;
  const several = search === '' ? sql`having count(*) > 1` : sql``;
  const { rows } = await sql<{ originalid: string }>`
    select originalid from cards
    where gameid = ${game} and originalid > ${after} and ${found}
    group by originalid ${several} order by originalid limit ${limit}`.execute(db);
  return rows.map(({ originalid }) => originalid);
}

export async function listPrintings(
  db: Database,
  game: string,
  originals: readonly string[],
): Promise<PrintingRow[]> {
  const { rows } = await sql<PrintingRow>`
    select cardno, originalid, name, image, rarity, mainalternate, published from cards
    where gameid = ${game} and originalid = any(${originals}::text[])
    order by originalid, cardno`.execute(db);
  return rows;
}

/** Locks the groups of a game. */
export async function lockAlternates(db: Database, game: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('alternates'), hashtext(${game}))`.execute(db);
}

export async function setAlternates(
  db: Database,
  game: string,
  places: readonly PrintingPlace[],
): Promise<void> {
  await sql`select set_alternates(${game}, ${places.map(({ cardno }) => cardno)}::text[],
    ${places.map(({ originalid }) => originalid)}::text[],
    ${places.map(({ isMain }) => isMain)}::boolean[])`.execute(db);
}

/** Runs in the transaction that writes the groups. */
export async function addPublishJob(db: Database, game: string): Promise<void> {
  await sql`select add_job('publish-catalogue', json_build_object('game', ${game}::text),
    'publish-catalogue:' || ${game}::text)`.execute(db);
}
