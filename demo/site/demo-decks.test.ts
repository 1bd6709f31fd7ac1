import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { listGameFolders } from '@deckframe/database/game-folders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDemoMembers } from '../../apps/api/src/modules/accounts/auth/demo-members.ts';
import {
  findBroken,
  listSlices,
} from '../../apps/api/src/modules/site/health/invariant-queries.ts';
import { ensureServices } from '../../scripts/services/services.ts';
import { makeDemoCards } from '@deckframe/database/demo-cards';
import { findDailyCard } from '../../apps/api/src/modules/cards/ratings/service.ts';
import { prepareDemoDecks } from './demo-decks.ts';
import { listHomeImages } from './home-images.ts';

let database: TestDatabase;

beforeAll(async () => {
  const { pgAdminUrl } = await ensureServices();
  database = await createTestDatabase(pgAdminUrl);
  const serverSecret = 'demo-decks-demo-decks-demo-decks-demo';
  await createDemoMembers(database.db, { password: 'a long enough one', serverSecret });
});
afterAll(() => database.drop());

it('a fresh site has public legal decks in every game, with starter decks, likes and comments', async () => {
  const made = await prepareDemoDecks(database.db, '2026-11-15');
  const rows = await database.db
    .selectFrom('decklists')
    .innerJoin('deck_counts', (join) =>
      join
        .onRef('deck_counts.gameid', '=', 'decklists.gameid')
        .onRef('deck_counts.deck_id', '=', 'decklists.id'),
    )
    .select(['decklists.gameid', 'visibility', 'isstarter', 'like_count', 'comment_count'])
    .select('is_legal')
    .execute();
  expect(rows).toHaveLength(made);
  expect(rows.every((row) => row.is_legal)).toBe(true);
  for (const game of listGameFolders()) {
    const decks = rows.filter(({ gameid }) => gameid === game);
    expect(decks.length, game).toBeGreaterThanOrEqual(3);
    expect(decks.filter(({ isstarter }) => isstarter === 1).length, game).toBe(3);
    expect(
      decks.every(({ visibility }) => visibility === 1),
      game,
    ).toBe(true);
    expect(
      decks.some(({ like_count: likes }) => likes > 2),
      game,
    ).toBe(true);
    expect(
      decks.some(({ comment_count: comments }) => comments > 0),
      game,
    ).toBe(true);
  }
  const [game = ''] = listGameFolders();
  const faces = await listHomeImages(database.db, game);
  const drawable = new Set(makeDemoCards(game).map((card) => card['image']));
  expect(faces, 'the card of the day and the decks to start with').toHaveLength(4);
  expect(faces.filter((image) => !drawable.has(image))).toEqual([]);
  expect(faces).toContain((await findDailyCard(database.db, game))?.image);
  const [everything] = await listSlices(database.db, 1_000_000);
  if (everything === undefined) throw new Error('no members');
  expect(await findBroken(database.db, everything), 'all that must hold').toEqual([]);
  expect(await prepareDemoDecks(database.db, '2026-11-15'), 'a second run makes nothing').toBe(0);
});
