import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import type { NumberedDeck } from '@deckframe/domain/decks/deck/renumber-deck';
import { sql } from 'kysely';

export type DeckRow = NumberedDeck & {
  id: string;
  user_id: UserId;
  version: number;
  modified_date: Date;
};

export type RevisionRow = NumberedDeck & { id: string; version: number };

const TEXTS = ['decklist_content', 'considering', 'sidedeck', 'resourcedeck', 'favoritecard'];

/** Whether a row may name the number somewhere; the domain looks closely. */
const mentions = (alias: string, number: string) => {
  const all = TEXTS.map((column) => sql.ref(`${alias}.${column}`));
  return sql`position(lower(${number}::text) in lower(concat_ws(' ', ${sql.join(all)}))) > 0`;
};

/** Those of the decks that name the number, now or in a revision; held to the end. */
export async function holdDecks(
  db: Database,
  game: string,
  ids: readonly string[],
  number: string,
): Promise<DeckRow[]> {
  const { rows } = await sql<DeckRow>`
    select id, user_id, version, modified_date, ${sql.raw(TEXTS.join(', '))} from decklists as deck
    where gameid = ${game} and id = any(${ids}::uuid[]) and (${mentions('deck', number)} or exists (
      select from deck_revisions as revision
      where revision.gameid = ${game} and revision.deck_id = deck.id
        and ${mentions('revision', number)}
    ))
    order by id for no key update`.execute(db);
  return rows;
}

export async function listRevisions(
  db: Database,
  game: string,
  ids: readonly string[],
): Promise<RevisionRow[]> {
  const { rows } = await sql<RevisionRow>`
    select deck_id as id, version, ${sql.raw(TEXTS.join(', '))} from deck_revisions
    where gameid = ${game} and deck_id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

export async function writeDecks(
  db: Database,
  game: string,
  written: { decks: readonly object[]; revisions: readonly object[]; terms: readonly number[] },
): Promise<void> {
  await sql`select write_renumbered_decks(${game}, ${JSON.stringify(written.decks)}::jsonb,
    ${JSON.stringify(written.revisions)}::jsonb, ${written.terms}::integer[])`.execute(db);
}
