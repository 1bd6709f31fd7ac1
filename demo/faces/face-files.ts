/** Paths and names of drawn faces. They are never committed. */
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');
export const FACES_DIR = join(ROOT, '.data/faces');
/** Widths for thumbnails, lists and the card page. */
export const FACE_WIDTHS = [160, 315, 630] as const;

/** Encoder settings. Changing them changes every picture. */
export const WEBP = { quality: 86, effort: 4 } as const;

export const faceHash = (source: string | Buffer, width: number): string =>
  createHash('sha256')
    .update(`${width} ${WEBP.quality} ${WEBP.effort} `)
    .update(source)
    .digest('hex')
    .slice(0, 32);

export const storedFace = (directory: string, hash: string): string =>
  join(directory, 'store', hash.slice(0, 2), `${hash}.webp`);

/** Card numbers may contain `/` and `★`, so they are made safe. Image names are already safe. */
export const fileNameOf = (image: string): string => image.replaceAll(/[^\p{L}\p{N}._-]/gu, '_');

export const namedFace = (directory: string, game: string, width: number, image: string): string =>
  join(directory, game, String(width), `${fileNameOf(image)}.webp`);
