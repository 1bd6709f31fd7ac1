import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import type { ContentValues } from '../creators/contents/queries.ts';

export async function insertContent(
  db: Database,
  { game, userId, values }: { game: string; userId: UserId; values: ContentValues },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into contents (gameid, user_id, name, type, link, body, thumbnail, linked_deck_id,
      publish_at)
    values (${game}, ${userId}, ${values.name}, ${values.type}, ${values.link}, ${values.body},
      ${values.thumbnail}, ${values.linkedDeckId}::uuid, ${values.publishAt})
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}

export async function updateContent(
  db: Database,
  { game, id, values }: { game: string; id: string; values: ContentValues },
): Promise<void> {
  await sql`update contents set version = version + 1, changed_at = app_now(),
      name = ${values.name}, type = ${values.type}, link = ${values.link}, body = ${values.body},
      thumbnail = ${values.thumbnail}, linked_deck_id = ${values.linkedDeckId}::uuid,
      publish_at = ${values.publishAt}
    where gameid = ${game} and id = ${id}::uuid`.execute(db);
}

export async function deleteContent(db: Database, game: string, id: string): Promise<void> {
  await sql`delete from contents where gameid = ${game} and id = ${id}::uuid`.execute(db);
}

/** Which cards the content names; numbers that no card has are left out. */
export async function replaceCards(
  db: Database,
  { game, id }: { game: string; id: string },
  cardnos: readonly string[],
): Promise<void> {
  await sql`delete from content_cards where gameid = ${game} and content_id = ${id}::uuid`.execute(
    db,
  );
  if (cardnos.length === 0) return;
  await sql`insert into content_cards (gameid, content_id, originalid)
    select distinct ${game}, ${id}::uuid, cards.originalid
    from unnest(${[...cardnos]}::text[]) as named (cardno)
    left join card_aliases on card_aliases.gameid = ${game} and card_aliases.cardno = named.cardno
    join cards on cards.gameid = ${game} and cards.published = 1
      and cards.cardno = coalesce(card_aliases.current_cardno, named.cardno)`.execute(db);
}

/** A moderator's write: out of public with a reason, or, without `removal`, back again. */
export async function setContentRemoval(
  db: Database,
  { game, id }: { game: string; id: string },
  removal: { reason: string } | null,
): Promise<void> {
  await sql`select set_content_removal(${game}, ${id}::uuid, ${removal !== null},
    ${removal?.reason ?? null})`.execute(db);
}
