/** Child process: draws the cards it is sent and stores their pictures, one answer a card. */
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { drawFace, SMALL_LAYOUT_BELOW } from '@deckframe/card-faces/draw-face';
import { type CardRow, type FaceMapping, toFaceCard } from '@deckframe/card-faces/face-mapping';
import { faceHash, namedFace, storedFace } from './face-files.ts';
import { renderWebp } from './render-picture.ts';

export type RenderOrder = {
  directory: string;
  game: string;
  image: string;
  row: CardRow;
  mapping: FaceMapping;
  widths: readonly number[];
};
export type RenderAnswer = { image: string; drawn: number; kept: number; error: string | null };

/** A half-written picture must never be found: it appears whole or not at all. */
async function writeWhole(path: string, data: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, data);
  await rename(draft, path);
}

async function giveName(stored: string, named: string): Promise<void> {
  await mkdir(dirname(named), { recursive: true });
  await rm(named, { force: true });
  // Some file systems know no hard links.
  await link(stored, named).catch(() => copyFile(stored, named));
}

async function carryOut(order: RenderOrder): Promise<RenderAnswer> {
  const { directory, game, image, row, mapping, widths } = order;
  const card = toFaceCard(row, mapping);
  const answer: RenderAnswer = { image, drawn: 0, kept: 0, error: null };
  for (const width of widths) {
    const { svg } = drawFace(card, { layout: width < SMALL_LAYOUT_BELOW ? 'small' : 'full' });
    const stored = storedFace(directory, faceHash(svg, width));
    if (existsSync(stored)) answer.kept += 1;
    else {
      await writeWhole(stored, await renderWebp(svg, width));
      answer.drawn += 1;
    }
    await giveName(stored, namedFace(directory, game, width, image));
  }
  return answer;
}

if (process.send) {
  process.on('message', (order: RenderOrder) => {
    carryOut(order)
      .catch((error: unknown): RenderAnswer => ({
        image: order.image,
        drawn: 0,
        kept: 0,
        error: String(error),
      }))
      .then((answer) => process.send?.(answer))
      .catch(() => process.exit(1));
  });
}
