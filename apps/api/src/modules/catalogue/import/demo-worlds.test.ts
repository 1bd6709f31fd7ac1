import { DEMO_NOW, DEMO_SEED } from '@deckframe/card-world/demo-options';
import { generateWorld } from '@deckframe/card-world/generate-world';
import { readDemoWorld } from '@deckframe/database/demo-cards';
import { GAME_IDS } from '@deckframe/domain/game-ids';
import { describe, expect, it } from 'vitest';
import { GAMES, openCatalogueScene } from '../testing/catalogue-scene.ts';

describe('importing the demo cards that are seeded', () => {
  it.each(GAME_IDS)(
    'CARD-06 changes nothing in %s: seeding follows the same rules',
    async (game) => {
      const scene = await openCatalogueScene(GAMES.get(game));
      try {
        const rows = generateWorld(readDemoWorld(game), { seed: DEMO_SEED, now: DEMO_NOW });
        const { outcome, report } = await scene.import([...rows]);
        expect(report?.source.faults).toEqual([]);
        expect(report?.changedColumns).toEqual([]);
        expect(outcome).toBe('unchanged');
      } finally {
        await scene.close();
      }
    },
  );
});
