import { publishCatalogue } from '@deckframe/api/src/modules/cards/catalogue/publish/publish-catalogue.ts';
import { loadGames } from '@deckframe/api/src/lib/games.ts';
import { createDatabase } from '@deckframe/database/db';
import { SHIPPED_GAMES } from './documents-games.ts';

/** Publishes the seeded cards, as the worker does after an import. */
export async function publishCatalogues(
  url: string,
  { gamesDir = SHIPPED_GAMES, only }: { gamesDir?: string; only?: string } = {},
): Promise<void> {
  const database = createDatabase({
    url,
    poolSize: 1,
    applicationName: 'deckframe-e2e',
    statementTimeoutMs: 0,
  });
  try {
    for (const config of loadGames(gamesDir).list()) {
      if (only === undefined || only === config.gameid) await publishCatalogue(database, config);
    }
  } finally {
    await database.destroy();
  }
}
