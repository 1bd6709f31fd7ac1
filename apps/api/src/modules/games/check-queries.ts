import type { Database } from '@deckframe/database/db';
import type { DeckZoneField } from '@deckframe/domain/game-config-deck';
import { sql } from 'kysely';

/** Decks that are looked through for a zone, the newest first. */
const DECKS_LOOKED_AT = 20_000;

/** Of these columns, those that neither the table nor any card of the game has. */
export async function findUnknownColumns(
  db: Database,
  game: string,
  columns: readonly string[],
): Promise<string[]> {
  if (columns.length === 0) return [];
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${columns}::text[]) as name
    where not exists (
      select from pg_attribute where attrelid = 'cards'::regclass and attname = name and attnum > 0
    ) and not exists (select from cards where gameid = ${game} and extra ? name)`.execute(db);
  return rows.map(({ name }) => name);
}

/** Of these prefixes, those that a published card has. */
export async function findPrefixesInUse(
  db: Database,
  game: string,
  prefixes: readonly string[],
): Promise<string[]> {
  if (prefixes.length === 0) return [];
  const { rows } = await sql<{ prefix: string }>`
    select prefix from unnest(${prefixes}::text[]) as prefix
    where exists (select from cards
      where gameid = ${game} and published = 1 and starts_with(cardno, prefix))`.execute(db);
  return rows.map(({ prefix }) => prefix);
}

export async function hasDecksWith(
  db: Database,
  game: string,
  field: DeckZoneField,
): Promise<boolean> {
  const { rows } = await sql`
    select from (select ${sql.ref(field)} as cards from decklists
      where gameid = ${game} and deleted_at is null
      order by modified_date desc limit ${DECKS_LOOKED_AT}) as newest
    where cards <> '' limit 1`.execute(db);
  return rows.length > 0;
}

/** Of these numbers, those that are neither a printing nor the card of one. */
export async function findUnknownCards(
  db: Database,
  game: string,
  cards: readonly string[],
): Promise<string[]> {
  if (cards.length === 0) return [];
  const { rows } = await sql<{ number: string }>`
    select number from unnest(${cards}::text[]) as number
    where not exists (select from cards where gameid = ${game} and cardno = number)
      and not exists (select from cards where gameid = ${game} and originalid = number)`.execute(
    db,
  );
  return rows.map(({ number }) => number);
}

/** Of these decks, those that the public does not see. */
export async function findUnlistedDecks(
  db: Database,
  game: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ deck: string }>`
    select deck::text as deck from unnest(${ids}::uuid[]) as deck
    where not exists (select from decklists where gameid = ${game} and id = deck
      and is_public = 1 and deleted_at is null and moderated_at is null)`.execute(db);
  return rows.map(({ deck }) => deck);
}
