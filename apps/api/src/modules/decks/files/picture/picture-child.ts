/**
 * A process of its own for each picture: an image library that aborts takes nobody with it. Reads
 * an order as JSON from standard input and writes the picture to standard output.
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
      // Without its face a card is shown by its name, which the ground holds.
      return [];
    }
  }),
);
const picture = await sharp(Buffer.from(order.ground))
  .composite([...faces.flat(), { input: Buffer.from(order.counts), left: 0, top: 0 }])
  .webp({ quality: QUALITY, effort: 4 })
  .toBuffer();
process.stdout.write(picture);
