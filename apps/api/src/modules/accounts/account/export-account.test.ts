import { parseUserId } from '@deckframe/domain/accounts/access/user-id';
import { randomUUID } from 'node:crypto';
import { createPool } from '@deckframe/database/db';
import type { DB } from '@deckframe/database/schema';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TIMEOUTS } from '../../../lib/timeouts.ts';
import { createAccountScene, type AccountScene } from '../../../testing/account-scene.ts';
import { exportAccount } from './service.ts';
import { testConnection } from '@deckframe/database/testing-connection';

const DECKS = 7;
const PAGE = 3;
let scene: AccountScene;
let userId: string;

beforeAll(async () => {
  scene = await createAccountScene();
  const member = await scene.join();
  userId = member.id;
  const one = { gameid: 'gundam', user_id: Number(userId), decklist_name: 'Deck' };
  const created = ['2026-01-03', '2026-01-02', '2026-01-02', '2026-01-02', '2026-01-01'];
  const decks = Array.from({ length: DECKS }, (_, index) => ({
    ...one,
    id: randomUUID(),
    created_at: created[index] ?? '2026-01-04T00:00:00.123456Z',
  }));
  await scene.database.db.insertInto('decklists').values(decks).execute();
  const bookmarks = decks.map(({ gameid, id }) => ({
    gameid,
    deck_id: id,
    user_id: Number(userId),
  }));
  await scene.database.db.insertInto('deck_bookmarks').values(bookmarks).execute();
});
afterAll(() => scene.close());

/** Runs the export on a connection that reports statements and can fail. */
async function readExport(pageSize: number, onStatement: (text: string) => void): Promise<string> {
  const pool = createPool(testConnection(scene.database.url('app'), 1, TIMEOUTS.statementMs));
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: (event) => onStatement(event.query.sql),
  });
  let file = '';
  try {
    for await (const chunk of exportAccount(db, parseUserId(userId), pageSize)) file += chunk;
  } catch (error) {
    file += `\n${(error as Error).message}`;
  } finally {
    await pool.end();
  }
  return file;
}

type Exported = Record<string, { id?: string; deck_id?: string }[]> & { complete?: boolean };

it('reads decks and other rows in pages without gaps', async () => {
  const statements: string[] = [];
  const paged = JSON.parse(await readExport(PAGE, (text) => statements.push(text))) as Exported;
  const whole = JSON.parse(await readExport(1000, () => undefined)) as Exported;
  expect(paged).toEqual(whole);
  expect(paged.complete).toBe(true);
  expect(new Set(paged['decks']?.map((deck) => deck.id)).size).toBe(DECKS);
  expect(paged['bookmarks']).toHaveLength(DECKS);
  const asked = (table: string): number =>
    statements.filter((text) => text.includes(table) && text.includes('limit')).length;
  expect([asked('decklists'), asked('deck_bookmarks')]).toEqual([3, 3]);
});

it('a truncated file is recognizable by its missing end', async () => {
  const broken = await readExport(PAGE, (text) => {
    if (text.includes('deck_bookmarks')) throw new Error('the line is cut');
  });
  expect(broken).toMatch(/"decks": \[/);
  expect(broken).toMatch(/the line is cut$/);
  expect(broken).not.toContain('"complete"');
});
