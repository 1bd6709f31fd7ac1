/**
 * Draws one picture in its own process, so that an aborting image library affects nothing else.
 * Reads the order as JSON from stdin and writes the picture to stdout.
 */
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import type { PictureOrder } from './render-picture.ts';

const QUALITY = 82;

sharp.concurrency(1);
sharp.cache(false);

const order = JSON.parse(await text(process.stdin)) as PictureOrder;
const faces = await Promise.all(
  order.faces.map(async ({ file, left, top, width, height }) => {
    try {
      const input = await sharp(file).resize(width, height, { fit: 'cover' }).toBuffer();
      return [{ input, left, top }];
    } catch {
      return [];
    }
  }),
);
const picture = await sharp(Buffer.from(order.ground))
  .composite([...faces.flat(), { input: Buffer.from(order.counts), left: 0, top: 0 }])
  .webp({ quality: QUALITY, effort: 4 })
  .toBuffer();
process.stdout.write(picture);
