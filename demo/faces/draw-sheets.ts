/** Contact sheets of 24 faces of a game, with faces 120 and 400 pixels wide. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawFace, SMALL_LAYOUT_BELOW } from '@deckframe/card-faces/draw-face';
import { type CardRow, type FaceMapping, toFaceCard } from '@deckframe/card-faces/face-mapping';
import { pickVaried, readMapping } from './face-cards.ts';
import { renderPng } from './render-picture.ts';

const FACES = 24;
const SIZES = [
  { width: 120, columns: 12, gap: 12 },
  { width: 400, columns: 6, gap: 24 },
] as const;
const TABLE = '#0a0c0f';

async function drawSheet(
  cards: readonly CardRow[],
  mapping: FaceMapping,
  size: (typeof SIZES)[number],
  file: string,
): Promise<void> {
  const { width, columns, gap } = size;
  const height = Math.round((width * 880) / 630);
  const layout = width < SMALL_LAYOUT_BELOW ? 'small' : 'full';
  const placed = [];
  for (const [index, row] of cards.entries()) {
    const input = await renderPng(drawFace(toFaceCard(row, mapping), { layout }).svg, width);
    const left = gap + (index % columns) * (width + gap);
    placed.push({ input, left, top: gap + Math.floor(index / columns) * (height + gap) });
  }
  const rows = Math.ceil(cards.length / columns);
  await sharp({
    create: {
      width: columns * (width + gap) + gap,
      height: rows * (height + gap) + gap,
      channels: 3,
      background: TABLE,
    },
  })
    .composite(placed)
    .webp({ quality: 76, effort: 6, smartSubsample: true })
    .toFile(file);
}

/** Draws one sheet per size and returns the paths. */
export async function drawSheets(
  game: string,
  all: readonly CardRow[],
  folder: string,
): Promise<string[]> {
  const mapping = await readMapping(game);
  const cards = pickVaried(all, FACES);
  await mkdir(folder, { recursive: true });
  const paths: string[] = [];
  for (const size of SIZES) {
    const path = join(folder, `faces-${game}-${size.width}.webp`);
    await drawSheet(cards, mapping, size, path);
    paths.push(path);
  }
  return paths;
}
