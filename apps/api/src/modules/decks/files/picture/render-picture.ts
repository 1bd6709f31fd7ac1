import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { AppError } from '../../../../lib/app-error.ts';

export type Face = { file: string; left: number; top: number; width: number; height: number };
export type PictureOrder = { ground: string; counts: string; faces: readonly Face[] };

const CHILD = join(import.meta.dirname, 'picture-child.ts');
const TIME_MS = 7000;

/** Draws in a child process with a time limit. */
export async function renderPicture(order: PictureOrder): Promise<Buffer> {
  const child = spawn(process.execPath, [CHILD], {
    // The child gets no secrets.
    env: { VIPS_WARNING: '0', MALLOC_ARENA_MAX: '2' },
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: TIME_MS,
    killSignal: 'SIGKILL',
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(JSON.stringify(order));
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [picture, code] = await Promise.all([buffer(child.stdout), ended]);
  if (code !== 0 || picture.length === 0) throw new AppError('UNAVAILABLE');
  return picture;
}
