import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDemoCards } from '@deckframe/database/demo-cards';
import { listGameFolders } from '@deckframe/database/game-folders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newestFirst, pickVaried, readMapping } from './face-cards.ts';
import { namedFace } from './face-files.ts';
import { renderFaces } from './render-faces.ts';

const GAME_IDS = listGameFolders();

const FACES = 12;
const WIDTHS = [160, 315];
const PATIENCE = 180_000;
let directory = '';

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'demo-faces-'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe('demo faces', () => {
  it.each(GAME_IDS)(
    `GAME-30 of %s: ${FACES} different ones are drawn`,
    async (game) => {
      const all = makeDemoCards(game);
      const cards = pickVaried(all, FACES);
      const types = (rows: readonly Record<string, unknown>[]) =>
        new Set(rows.map((row) => row['categorydata']));
      expect(types(cards)).toEqual(types(all));
      const mapping = await readMapping(game);
      const job = { game, mapping, cards, widths: WIDTHS, directory, workers: 2 };
      const { drawn, reused, failures } = await renderFaces(job, () => {});
      expect(failures).toEqual([]);
      expect(drawn + reused).toBe(FACES * WIDTHS.length);
      for (const width of WIDTHS) {
        const pictures = cards.map((card) =>
          readFileSync(namedFace(directory, game, width, String(card['image'])), 'latin1'),
        );
        for (const picture of pictures) expect(picture.slice(0, 12)).toMatch(/^RIFF.{4}WEBP/s);
        expect(new Set(pictures).size).toBe(FACES);
      }
    },
    PATIENCE,
  );

  it('are drawn in the order in which pages show the cards', () => {
    const [first, ...others] = newestFirst(makeDemoCards('gundam'));
    const last = others.at(-1);
    expect(first).toMatchObject({ mainalternate: true, published: true, series: 'ST05' });
    expect(last?.['mainalternate'] === true && last['published'] === true).toBe(false);
  });
});
