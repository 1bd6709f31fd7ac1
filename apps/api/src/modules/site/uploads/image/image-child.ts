/**
 * A process of its own for each picture: a decoder that aborts, leaks or never ends takes nobody
 * with it. Started with limits of memory and time by `process-image.ts`.
 */
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { toPixels } from '@deckframe/domain/creators/series/picture-crop';
import type { ImageAnswer, ImageFault, ImageOrder, ImageVariant } from './image-orders.ts';

const QUALITY = 82;

// One picture, one thread: the parent decides how much runs at once.
sharp.concurrency(1);
sharp.cache(false);
// Everything is closed, then the few decoders we want are opened: no SVG, no PDF, no raw formats.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

const OUT_OF_MEMORY = /memory|alloc/i;
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'gif', 'heif'];

async function main(): Promise<void> {
  const order = JSON.parse(process.argv[2] ?? '{}') as ImageOrder;
  const bytes = await buffer(process.stdin);
  const fault = await findFault(bytes, order.pixels);
  if (fault !== undefined) return answer({ fault });
  try {
    const pictures = [];
    for (const variant of order.variants) pictures.push(await draw(bytes, order, variant));
    answer({ sizes: pictures.map((picture) => picture.length) }, ...pictures);
  } catch (error) {
    // No answer at all says that it was too much.
    if (!OUT_OF_MEMORY.test(String(error))) answer({ fault: 'unreadable' });
  }
  return undefined;
}

/** Reads the header only. */
async function findFault(bytes: Buffer, pixels: number): Promise<ImageFault | undefined> {
  try {
    const { format, width, height } = await sharp(bytes, {
      limitInputPixels: false,
    }).metadata();
    if (!FORMATS.includes(format)) return 'type';
    return width * height > pixels ? 'pixels' : undefined;
  } catch {
    return 'unreadable';
  }
}

/** Only pixels survive: upright, in sRGB, without metadata, profile or animation. */
async function draw(
  bytes: Buffer,
  { pixels, crop }: ImageOrder,
  { width, height }: ImageVariant,
): Promise<Buffer> {
  const picture = sharp(bytes, {
    limitInputPixels: pixels,
    failOn: 'error',
    pages: 1,
  }).autoOrient();
  // As it is seen: a picture that was taken on its side has been turned.
  const part = crop && toPixels(crop, (await sharp(bytes).metadata()).autoOrient);
  return (part ? picture.extract(part) : picture)
    .resize(width, height, { fit: 'cover', position: 'attention' })
    .toColourspace('srgb')
    .webp({ quality: QUALITY, effort: 4, smartSubsample: true })
    .toBuffer();
}

function answer(head: ImageAnswer, ...pictures: readonly Buffer[]): void {
  process.stdout.write(Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...pictures]));
}

await main();
