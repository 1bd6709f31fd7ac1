import { createHash } from 'node:crypto';
import type { GameConfig } from '@deckframe/domain/game-config';
import type { FileStore } from '../../../lib/file-store.ts';

/** The prefix marks uploaded pictures; the rest is a content hash. */
const UPLOADED = /^up-[\w-]{32}$/;
const NAME_LENGTH = 32;
const CONTENT_TYPE = 'image/webp';
/** Aspect ratio of a card. */
const SHAPE = { width: 63, height: 88 };

/** Lists the widths of a game's pictures. */
export function listFaceVariants({ cardFront_widths: widths }: GameConfig) {
  return widths.map((width) => ({
    name: String(width),
    width,
    height: Math.round((width * SHAPE.height) / SHAPE.width),
  }));
}

/** Stores all variants and returns the picture's name. */
export async function storeFaces(
  store: FileStore,
  config: GameConfig,
  pictures: readonly Buffer[],
): Promise<string> {
  const hash = createHash('sha256');
  for (const picture of pictures) hash.update(picture);
  const image = `up-${hash.digest('base64url').slice(0, NAME_LENGTH)}`;
  for (const [index, { width }] of listFaceVariants(config).entries()) {
    const picture = pictures[index];
    if (picture) await store.write(toKey(config.gameid, width, image), picture, CONTENT_TYPE);
  }
  return image;
}

/** Undefined if no such picture was uploaded. */
export async function readFace(
  store: FileStore | undefined,
  place: { game: string; width: number; image: string },
): Promise<Uint8Array | undefined> {
  if (!UPLOADED.test(place.image)) return undefined;
  return store?.read(toKey(place.game, place.width, place.image));
}

const toKey = (game: string, width: number, image: string): string =>
  `faces/${game}/${width}/${image}.webp`;
