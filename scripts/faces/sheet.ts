/**
 * Makes contact sheets of 24 faces of a game, at 120 and at 400 pixels a face.
 * `npx node scripts/faces/sheet.ts <game> <cards.json> [--out docs/pictures]`
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { drawFace, SMALL_LAYOUT_BELOW } from '@deckframe/card-faces/draw-face';
import { type CardRow, type FaceMapping, toFaceCard } from '@deckframe/card-faces/face-mapping';
import { pickVaried, readCards, readMapping } from './face-cards.ts';
import { ROOT } from './face-files.ts';
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
    .webp({ quality: 86 })
    .toFile(file);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: join(ROOT, 'docs/pictures') } },
});
const [game, file] = positionals;
if (!game || !file) {
  console.error('sheet <game> <cards.json> [--out folder]');
  process.exit(2);
}
const mapping = await readMapping(game);
const cards = pickVaried(await readCards(file), FACES);
await mkdir(values.out, { recursive: true });
for (const size of SIZES) {
  const path = join(values.out, `faces-${game}-${size.width}.webp`);
  await drawSheet(cards, mapping, size, path);
  console.log(path);
}
