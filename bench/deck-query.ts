import { Client } from 'pg';
import { findDeck } from '../apps/api/src/modules/decks/queries.ts';
import { FIVE } from './deck-database.ts';

const READ_DECKS = 500;

/** The very statement by which the API reads a deck, and public decks to read. */
export async function readDeckQuery(url: string): Promise<{ text: string; ids: string[] }> {
  const sent: { text: string }[] = [];
  const recorder = {
    query(statement: { text: string }) {
      sent.push(statement);
      return Promise.resolve({ rows: [], rowCount: 0 });
    },
  };
  await findDeck(recorder as unknown as Parameters<typeof findDeck>[0], '', '');
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `select id from decklists where gameid = $1 and is_public = 1 and deleted_at is null
     order by visitorcount desc, id desc limit ${READ_DECKS}`,
    [FIVE.game],
  );
  await client.end();
  return { text: sent[0]?.text ?? '', ids: rows.map((row) => row.id) };
}
