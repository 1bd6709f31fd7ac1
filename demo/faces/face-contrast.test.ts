import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, READABLE_CONTRAST } from '@deckframe/card-faces/color-math';
import { drawFace, type FaceLayout } from '@deckframe/card-faces/draw-face';
import type { FaceCard } from '@deckframe/card-faces/face-card';
import { type CardRow, toFaceCard } from '@deckframe/card-faces/face-mapping';
import type { PlacedText } from '@deckframe/card-faces/text-fit';
import { readMapping } from './face-cards.ts';
import { renderPixels } from './render-picture.ts';

const WIDTH = 630;
const FIXTURES = { gundam: 'sortie', opcg: 'voyage', pocket: 'spark', ua: 'union' } as const;
/** A few border pixels beside a letter do not make it unreadable. */
const STRAY_SHARE = 0.08;

/** Each test draws several pictures, possibly on a busy machine. */
const PATIENCE = 180_000;

const hex = (value: number): string => value.toString(16).padStart(2, '0');

/** Returns the contrast that all but a few pixels under a text reach. */
function contrastUnder(pixels: Buffer, { box, fill }: PlacedText): number {
  const ratios: number[] = [];
  const step = Math.max(1, Math.floor(box.width / 40));
  for (let y = Math.ceil(box.y + box.height * 0.12); y < box.y + box.height * 0.78; y += 2)
    for (let x = Math.ceil(box.x); x < box.x + box.width; x += step) {
      const at = (y * WIDTH + x) * 3;
      const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
      ratios.push(contrast(fill, `#${hex(red)}${hex(green)}${hex(blue)}`));
    }
  ratios.sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length * STRAY_SHARE)] ?? Number.POSITIVE_INFINITY;
}

async function paleTexts(card: FaceCard, layout: FaceLayout): Promise<string[]> {
  const { svg, texts } = drawFace(card, { layout, textVisible: false });
  const pixels = await renderPixels(svg, WIDTH);
  return texts
    .map((text) => ({ text, ratio: contrastUnder(pixels, text) }))
    .filter(({ ratio }) => ratio < READABLE_CONTRAST)
    .map(
      ({ text, ratio }) =>
        `${card.number} ${layout} ${text.role} "${text.text}" ${ratio.toFixed(2)}`,
    );
}

describe('text on rendered faces', () => {
  it.each(Object.keys(FIXTURES) as (keyof typeof FIXTURES)[])(
    'of %s has a contrast of at least 4.5 against the pixels below it',
    async (game) => {
      const path = new URL(
        `../../packages/card-faces/fixtures/${FIXTURES[game]}.json`,
        import.meta.url,
      );
      const rows = JSON.parse(readFileSync(path, 'utf8')) as CardRow[];
      const mapping = await readMapping(game);
      const pale: string[] = [];
      for (const row of rows.filter((_, index) => index % 5 === 0))
        for (const layout of ['full', 'small'] as const)
          pale.push(...(await paleTexts(toFaceCard(row, mapping), layout)));
      expect(pale).toEqual([]);
    },
    PATIENCE,
  );
});
