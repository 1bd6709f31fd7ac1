import { Client } from 'pg';
import { perGameStatement } from '../apps/api/src/lib/per-game-statement.ts';
import { DECK_SQL } from '../apps/api/src/modules/decks/decks/deck-row-queries.ts';
import { FIVE } from './deck-database.ts';

const READ_DECKS = 500;

/** The API's own statement for reading a deck, and public decks to read. */
export async function readDeckQuery(url: string): Promise<{ text: string; ids: string[] }> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `select id from decklists where gameid = $1 and is_public = 1 and deleted_at is null
     order by visitorcount desc, id desc limit ${READ_DECKS}`,
    [FIVE.game],
  );
  await client.end();
  const { text } = perGameStatement('read', DECK_SQL.find)(FIVE.game, []);
  return { text, ids: rows.map((row) => row.id) };
}
