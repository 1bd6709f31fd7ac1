import { makeDemoRows } from '@deckframe/database/demo-cards';
import { listGameFolders } from '@deckframe/database/game-folders';
import { describe, expect, it } from 'vitest';
import { GAMES, openCatalogueScene } from '../testing/catalogue-scene.ts';

const GAME_IDS = listGameFolders();

describe('importing the demo cards that are seeded', () => {
  it.each(GAME_IDS)('changes nothing in %s: seeding follows the import rules', async (game) => {
    const scene = await openCatalogueScene(GAMES.get(game));
    try {
      const { outcome, report } = await scene.import(makeDemoRows(game));
      expect(report?.source.faults).toEqual([]);
      expect(report?.changedColumns).toEqual([]);
      expect(outcome).toBe('unchanged');
    } finally {
      await scene.close();
    }
  });
});
