/**
 * Decodes one picture in its own process with limits of memory and time (see `process-image.ts`).
 */
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { toPixels } from '@deckframe/domain/creators/series/picture-crop';
import type { ImageAnswer, ImageFault, ImageOrder, ImageVariant } from './image-orders.ts';

const QUALITY = 82;

// One thread per picture; the parent limits concurrency.
sharp.concurrency(1);
sharp.cache(false);
// Blocks all decoders except the allowed ones.
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
    // No answer means out of memory.
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

/** Re-encodes upright pixels in sRGB without metadata or animation. */
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
  // Crops after rotation.
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
