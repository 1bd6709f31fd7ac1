import { randomUUID } from 'node:crypto';
import { encodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { sql } from 'kysely';
import type { TestApi } from './test-api.ts';

/** Adds a complete legal deck of a member and returns its public id. */
export async function addLegalDeck(
  api: TestApi,
  userId: number,
  { skip = 0, fanMade = false }: { skip?: number; fanMade?: boolean } = {},
): Promise<string> {
  const { db } = api.database;
  const { rows } = await sql<{ cardno: string }>`select cardno from cards
    where gameid = 'gundam' and published = 1 and categorydata = 'UNIT' and color = 'Blue'
      and cardno like 'GD01-%' and cardno <> 'GD01-013' and mainalternate is distinct from false
    order by cardno offset ${skip} limit 13`.execute(db);
  const main = rows.map(({ cardno }, place) => `${place < 12 ? 4 : 2} x ${cardno}`).join('\n');
  const id = `019a0000-0000-7000-8000-${randomUUID().slice(-12)}`;
  await sql`insert into decklists (gameid, id, user_id, decklist_name, decklist_content,
      resourcedeck, archetype, customseries, visibility)
    values ('gundam', ${id}, ${userId}, 'Canary Vanguard', ${main}, '10 x R-001', 'Canarywing',
      ${fanMade ? 'fan-made' : null}, 0)`.execute(db);
  return encodeDeckId(id);
}

/** Adds a deck of a game with energies. */
export async function addEnergyDeck(api: TestApi, userId: number, energy: string): Promise<string> {
  const { db } = api.database;
  const { rows } = await sql<{ cardno: string }>`select cardno from cards
    where gameid = 'pocket' and published = 1 order by cardno limit 20`.execute(db);
  const main = rows.map(({ cardno }) => `1 x ${cardno}`).join('\n');
  const id = `019a0000-0000-7000-8000-${randomUUID().slice(-12)}`;
  await sql`insert into decklists (gameid, id, user_id, decklist_name, decklist_content, energy,
      visibility)
    values ('pocket', ${id}, ${userId}, 'Charged', ${main}, ${energy}, 0)`.execute(db);
  return encodeDeckId(id);
}
