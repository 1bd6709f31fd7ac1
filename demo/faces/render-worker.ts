/** Child process: draws or re-encodes pictures, stores them, and sends one answer per card. */
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { drawFace, SMALL_LAYOUT_BELOW } from '@deckframe/card-faces/draw-face';
import { type CardRow, type FaceMapping, toFaceCard } from '@deckframe/card-faces/face-mapping';
import { faceHash, namedFace, storedFace } from './face-files.ts';
import { encodeUpload, renderWebp } from './render-picture.ts';

/** A card to draw, or an uploaded picture file. */
type PictureSource = { row: CardRow; mapping: FaceMapping } | { file: string };
export type RenderOrder = {
  directory: string;
  game: string;
  image: string;
  source: PictureSource;
  widths: readonly number[];
};
export type RenderAnswer = { image: string; drawn: number; reused: number; error: string | null };

/** Writes a file atomically, so that no incomplete picture is ever read. */
async function writeWhole(path: string, data: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, data);
  await rename(draft, path);
}

async function giveName(stored: string, named: string): Promise<void> {
  await mkdir(dirname(named), { recursive: true });
  await rm(named, { force: true });
  // Some file systems have no hard links.
  await link(stored, named).catch(() => copyFile(stored, named));
}

type Picture = { hash: string; encode: () => Promise<Buffer> };

/** Prepares one source in all widths: its names, and the pictures that are missing. */
async function preparePictures(source: PictureSource): Promise<(width: number) => Picture> {
  if ('file' in source) {
    const bytes = await readFile(source.file);
    return (width) => ({
      hash: faceHash(bytes, width),
      encode: () => encodeUpload(bytes, width),
    });
  }
  const card = toFaceCard(source.row, source.mapping);
  return (width) => {
    const { svg } = drawFace(card, { layout: width < SMALL_LAYOUT_BELOW ? 'small' : 'full' });
    return { hash: faceHash(svg, width), encode: () => renderWebp(svg, width) };
  };
}

async function carryOut(order: RenderOrder): Promise<RenderAnswer> {
  const { directory, game, image, source, widths } = order;
  const pictureOf = await preparePictures(source);
  const answer: RenderAnswer = { image, drawn: 0, reused: 0, error: null };
  for (const width of widths) {
    const picture = pictureOf(width);
    const stored = storedFace(directory, picture.hash);
    if (existsSync(stored)) answer.reused += 1;
    else {
      await writeWhole(stored, await picture.encode());
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
        reused: 0,
        error: String(error),
      }))
      .then((answer) => process.send?.(answer))
      .catch(() => process.exit(1));
  });
}
