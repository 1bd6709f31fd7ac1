import { Client } from 'pg';
import { DECK_SQL } from '../apps/api/src/modules/deck-reading/deck-rows.ts';
import { FIVE } from './deck-database.ts';

const READ_DECKS = 500;

/** The question by which the API reads a deck, with the game as a value, and public decks to read. */
export async function readDeckQuery(url: string): Promise<{ text: string; ids: string[] }> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `select id from decklists where gameid = $1 and is_public = 1 and deleted_at is null
     order by visitorcount desc, id desc limit ${READ_DECKS}`,
    [FIVE.game],
  );
  await client.end();
  return { text: DECK_SQL.find, ids: rows.map((row) => row.id) };
}
