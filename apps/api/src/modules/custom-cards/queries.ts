import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { CardValues } from '@deckframe/domain/catalogue/card-edit';
import { sql } from 'kysely';
import type { CustomCardRow } from '../creators/series/service.ts';

const CARDS = sql`
  select cards.id, cards.series_map, series.owner_id, cards.fields, cards.revision,
    editors.username as updated_by, cards.picture_by, cards.picture_file, cards.created_at,
    cards.updated_at
  from custom_cards as cards
  join custom_series as series on series.gameid = cards.gameid and series.id = cards.series_map
  left join users_public as editors on editors.id = cards.updated_by`;

export async function listCards(
  db: Database,
  game: string,
  seriesMap: string,
): Promise<CustomCardRow[]> {
  const { rows } = await sql<CustomCardRow>`${CARDS}
    where cards.gameid = ${game} and cards.series_map = ${seriesMap}
    order by length(cards.id), cards.id`.execute(db);
  return rows;
}

/** Cards that everyone may see, by number. */
export async function listPublicCards(
  db: Database,
  game: string,
  numbers: readonly string[],
): Promise<CustomCardRow[]> {
  const { rows } = await sql<CustomCardRow>`${CARDS}
    where cards.gameid = ${game} and cards.id = any(${numbers}::text[])
      and series.is_published and series.moderated_at is null`.execute(db);
  return rows;
}

export async function findCard(
  db: Database,
  game: string,
  seriesMap: string,
  id: string,
): Promise<CustomCardRow | undefined> {
  const { rows } = await sql<CustomCardRow>`${CARDS}
    where cards.gameid = ${game} and cards.series_map = ${seriesMap} and cards.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

export async function insertCard(
  db: Database,
  card: { gameid: string; id: string; series_map: string; fields: CardValues; by: UserId },
): Promise<void> {
  const { gameid, id, series_map, fields, by } = card;
  await sql`insert into custom_cards (gameid, id, series_map, fields, updated_by)
    values (${gameid}, ${id}, ${series_map}, ${JSON.stringify(fields)}::jsonb, ${by})`.execute(db);
}

export async function updateFields(
  db: Database,
  game: string,
  id: string,
  { fields, by }: { fields: CardValues; by: UserId },
): Promise<void> {
  await sql`update custom_cards set fields = ${JSON.stringify(fields)}::jsonb,
      revision = revision + 1, updated_by = ${by}, updated_at = app_now()
    where gameid = ${game} and id = ${id}`.execute(db);
}

export async function updatePicture(
  db: Database,
  game: string,
  id: string,
  { by, file }: { by: UserId; file: string },
): Promise<void> {
  await sql`update custom_cards set picture_by = ${by}, picture_file = ${file},
      revision = revision + 1, updated_by = ${by}, updated_at = app_now()
    where gameid = ${game} and id = ${id}`.execute(db);
}

/** Files of a member that cards of any game show. */
export async function listPicturesInUse(db: Database, userId: UserId): Promise<Set<string>> {
  const { rows } = await sql<{ file: string }>`select picture_file as file from custom_cards
    where picture_by = ${userId} and picture_file is not null`.execute(db);
  return new Set(rows.map(({ file }) => file));
}

export async function deleteCard(db: Database, game: string, id: string): Promise<void> {
  await db.deleteFrom('custom_cards').where('gameid', '=', game).where('id', '=', id).execute();
}

/** Cards that they changed in series of others, by id. */
export async function listEditedCards(db: Database, userId: UserId): Promise<unknown[]> {
  const { rows } = await sql`select gameid, id, updated_by is not distinct from ${userId}::bigint
      as changed_last, picture_by is not distinct from ${userId}::bigint as picture
    from custom_cards where updated_by = ${userId} or picture_by = ${userId}
    order by gameid, id`.execute(db);
  return rows;
}

/** Their pictures go with them: the card is drawn again. */
export async function forgetEditor(db: Database, userId: UserId): Promise<void> {
  await sql`update custom_cards set picture_by = null, picture_file = null,
      revision = revision + 1 where picture_by = ${userId}`.execute(db);
  await sql`update custom_cards set updated_by = null where updated_by = ${userId}`.execute(db);
}
