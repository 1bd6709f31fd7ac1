import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { IMAGE_LIMITS } from './image-limits.ts';
import { createImageQueue } from './image-queue.ts';
import { processImage } from './process-image.ts';

const SQUARE = { name: 'full', width: 96, height: 96 };
const SMALL = { name: 'sd', width: 24, height: 24 };

const make = (bytes: Buffer, limits = IMAGE_LIMITS) => processImage(bytes, [SQUARE, SMALL], limits);

const picture = (width = 200, height = 100) =>
  sharp({ create: { width, height, channels: 3, background: '#3366cc' } });

/** Returns code and duration. */
async function refusalOf(work: Promise<unknown>): Promise<{ code: string; ms: number }> {
  const start = performance.now();
  const error: unknown = await work.then(
    () => new Error('was accepted'),
    (reason: unknown) => reason,
  );
  const { code = String(error) } = error as { code?: string };
  return { code, ms: performance.now() - start };
}

/** A black PNG; fewer `rows` make it truncated. */
function blackPng(side: number, rows = side): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\u{89}PNG\r\n\u{1a}\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A GIF with a fake size, for which decoders allocate memory. */
function gifThatClaims(side: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(side, 0);
  size.writeUInt16LE(side, 2);
  const screen = [0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  const frame = [0x2c, 0, 0, 0, 0, ...size, 0, 2, 2, 0x44, 1, 0, 0x3b];
  return Buffer.concat([Buffer.from('GIF89a'), size, Buffer.from([...screen, ...frame])]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb8_8320 : 0);
  }
  return (crc ^ 0xffff_ffff) >>> 0;
}

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'PROF-24 in %s becomes a WebP with a small version',
    async (format) => {
      const [full, sd] = await make(await picture().toFormat(format).toBuffer());
      const facts = await sharp(full).metadata();
      expect(facts).toMatchObject({ format: 'webp', width: 96, height: 96 });
      expect(await sharp(sd).metadata()).toMatchObject({ format: 'webp', width: 24, height: 24 });
    },
  );

  it('loses its metadata and is rotated upright', async () => {
    const sideways = await picture(200, 100)
      .composite([
        {
          input: { create: { width: 20, height: 20, channels: 3, background: '#f00' } },
          left: 0,
          top: 0,
        },
      ])
      .withExif({
        IFD0: { Artist: 'Somebody', Orientation: '6' },
        IFD3: { GPSLatitude: '52/1 31/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Somebody</x:xmpmeta>')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(sideways).metadata()).exif).toBeDefined();
    const upright = { name: 'full', width: 50, height: 100 };
    const [full] = await processImage(sideways, [upright], IMAGE_LIMITS);
    const { exif, icc, iptc, orientation, xmp } = await sharp(full).metadata();
    expect({ exif, icc, iptc, orientation, xmp }).toEqual({});
    expect(full?.includes('Somebody')).toBe(false);
    // After rotation the upper left mark is at the upper right.
    const { data, info } = await sharp(full).raw().toBuffer({ resolveWithObject: true });
    const redAt = (x: number) => data[(4 * info.width + x) * info.channels] ?? 0;
    expect(redAt(info.width - 4)).toBeGreaterThan(150);
    expect(redAt(4)).toBeLessThan(100);
  });
});

describe('bad pictures are refused within the limits', () => {
  it('refuses SVG with a script and other non-pictures before decoding', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const text of [svg, '%PDF-1.7', '<!doctype html>', 'GIF', '', 'RIFF0000WAVE']) {
      const { code, ms } = await refusalOf(make(Buffer.from(text)));
      expect(code, text).toBe('IMAGE_TYPE_REFUSED');
      expect(ms).toBeLessThan(50);
    }
  });

  it('refuses an SVG disguised as a picture', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>';
    const dressed = Buffer.concat([Buffer.from('GIF89a'), Buffer.from(svg)]);
    expect((await refusalOf(make(dressed))).code).toBe('IMAGE_UNREADABLE');
  });

  it('refuses 100 megapixels and small bombs by their header', async () => {
    for (const bomb of [blackPng(10_000), blackPng(60_000, 10), gifThatClaims(60_000)]) {
      expect(bomb.length).toBeLessThan(20_000);
      const { code, ms } = await refusalOf(make(bomb));
      expect(code).toBe('IMAGE_TOO_MANY_PIXELS');
      expect(ms).toBeLessThan(IMAGE_LIMITS.timeMs);
    }
  });

  it('refuses too many bytes', async () => {
    const { code } = await refusalOf(make(Buffer.alloc(IMAGE_LIMITS.bytes + 1)));
    expect(code).toBe('IMAGE_TOO_LARGE');
  });

  it('refuses a truncated file', async () => {
    const whole = await picture(800, 800).png().toBuffer();
    const { code } = await refusalOf(make(whole.subarray(0, whole.length / 2)));
    expect(code).toBe('IMAGE_UNREADABLE');
  });

  it('is killed when it exceeds the memory limit', async () => {
    const blind = { ...IMAGE_LIMITS, pixels: 1_000_000_000 };
    const { code, ms } = await refusalOf(make(gifThatClaims(20_000), blind));
    expect(code).toBe('IMAGE_TOO_HEAVY');
    expect(ms).toBeLessThan(IMAGE_LIMITS.timeMs);
    // A normal picture fits the same limits.
    expect(await make(await picture(500, 500).gif().toBuffer(), blind)).toHaveLength(2);
  });

  it('is killed when it exceeds the time limit', async () => {
    const { code, ms } = await refusalOf(
      make(await picture().png().toBuffer(), { ...IMAGE_LIMITS, timeMs: 20 }),
    );
    expect(code).toBe('IMAGE_TOO_HEAVY');
    expect(ms).toBeLessThan(2000);
  });
});

describe('the queue', () => {
  it('runs a limited number, queues some and rejects the rest', async () => {
    const queue = createImageQueue({ atOnce: 1, waiting: 1 });
    const order: string[] = [];
    const gate = Promise.withResolvers<void>();
    const first = queue.run(() => gate.promise.then(() => order.push('first')));
    const second = queue.run(async () => order.push('second'));
    expect((await refusalOf(queue.run(async () => order.push('third')))).code).toBe('OVERLOADED');
    gate.resolve();
    await Promise.all([first, second]);
    await queue.run(async () => order.push('fourth'));
    expect(order).toEqual(['first', 'second', 'fourth']);
  });

  it('a failure frees its slot', async () => {
    const queue = createImageQueue({ atOnce: 1, waiting: 0 });
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(queue.run(async () => 'yes')).resolves.toBe('yes');
  });
});
