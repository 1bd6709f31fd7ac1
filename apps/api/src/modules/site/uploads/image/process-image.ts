import { toMega } from '@deckframe/domain/community/profile/avatar-limits';
import type { PictureCrop } from '@deckframe/domain/creators/series/picture-crop';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { AppError } from '../../../../lib/app-error.ts';
import type { ImageLimits } from './image-limits.ts';
import type { ImageAnswer, ImageFault, ImageOrder, ImageVariant } from './image-orders.ts';

const ASCII = 'latin1';
const HEAD_BYTES = 12;

/** Detects the format by the first bytes. */
const SIGNS: Record<string, (head: string) => boolean> = {
  jpeg: (head) => head.startsWith('\u{ff}\u{d8}\u{ff}'),
  png: (head) => head.startsWith('\u{89}PNG\r\n\u{1a}\n'),
  gif: (head) => head.startsWith('GIF87a') || head.startsWith('GIF89a'),
  webp: (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8),
  avif: (head) => head.startsWith('ftypavi', 4),
};

/** True for supported formats; not SVG. */
function isKnownImage(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString(ASCII);
  return Object.values(SIGNS).some((matches) => matches(head));
}

const CHILD = join(import.meta.dirname, 'image-child.ts');
const KIBI = 1024;
const LINE_END = 0x0a;

/** `ulimit -d` limits all writable memory, including native decoders. */
const WITH_MEMORY_LIMIT = 'ulimit -d "$0" && exec "$@"';

/**
 * Creates picture variants in a child process with hard limits. Throws for unsupported, invalid or
 * too large pictures.
 */
export async function processImage(
  bytes: Buffer,
  variants: readonly ImageVariant[],
  limits: ImageLimits,
  crop?: PictureCrop,
): Promise<Buffer[]> {
  if (bytes.length > limits.bytes) {
    throw new AppError('IMAGE_TOO_LARGE', { megabytes: toMega(limits.bytes) });
  }
  if (!isKnownImage(bytes)) throw new AppError('IMAGE_TYPE_REFUSED');
  const output = await runChild(bytes, { pixels: limits.pixels, variants, crop }, limits);
  const lineEnd = output.indexOf(LINE_END);
  // The child was killed or aborted.
  if (lineEnd === -1) throw new AppError('IMAGE_TOO_HEAVY');
  const head = JSON.parse(output.toString('utf8', 0, lineEnd)) as ImageAnswer;
  if ('fault' in head) throw toError(head.fault, limits);
  return cut(output.subarray(lineEnd + 1), head.sizes);
}

async function runChild(bytes: Buffer, order: ImageOrder, limits: ImageLimits): Promise<Buffer> {
  const child = spawn(
    '/bin/sh',
    [
      '-c',
      WITH_MEMORY_LIMIT,
      String(Math.round(limits.memoryBytes / KIBI)),
      process.execPath,
      CHILD,
      JSON.stringify(order),
    ],
    {
      // The child gets no secrets.
      env: { VIPS_WARNING: '0', MALLOC_ARENA_MAX: '2' },
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: limits.timeMs,
      killSignal: 'SIGKILL',
    },
  );
  // An early exit closes the pipe; its answer gives the reason.
  child.stdin.on('error', () => undefined);
  child.stdin.end(bytes);
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve());
  });
  const [output] = await Promise.all([buffer(child.stdout), ended]);
  return output;
}

function toError(fault: ImageFault, limits: ImageLimits): AppError {
  switch (fault) {
    case 'pixels':
      return new AppError('IMAGE_TOO_MANY_PIXELS', { megapixels: toMega(limits.pixels) });
    case 'type':
      return new AppError('IMAGE_TYPE_REFUSED');
    default:
      return new AppError('IMAGE_UNREADABLE');
  }
}

function cut(bytes: Buffer, sizes: readonly number[]): Buffer[] {
  let start = 0;
  return sizes.map((size) => {
    const part = bytes.subarray(start, start + size);
    start += size;
    return part;
  });
}
