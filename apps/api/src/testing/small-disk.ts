import { spawn } from 'node:child_process';
import { rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type SmallDisk = {
  /** The file system's path for this process. */
  folder: string;
  /** Fills the disk completely, or except for this many kilobytes. */
  fill(leaving?: number): Promise<void>;
  empty(): Promise<void>;
  end(): Promise<void>;
};

const BALLAST = 'ballast';

/**
 * Mounts a real file system of limited size in the mount namespace of an idle child process. It is
 * invisible to others and disappears with the child; we access it through the child's root.
 */
export async function mountSmallDisk(kilobytes: number): Promise<SmallDisk> {
  const mount = `mount -t tmpfs -o size=${kilobytes}k tmpfs /mnt && echo mounted && exec cat`;
  const asRoot = process.getuid?.() === 0 ? [] : ['--map-root-user'];
  const child = spawn('unshare', [...asRoot, '--mount', 'sh', '-c', mount], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(`no file system of our own (${code})`)));
  });
  const folder = `/proc/${child.pid}/root/mnt`;
  return {
    folder,
    async fill(leaving = 0) {
      const size = await fillUp(join(folder, BALLAST), kilobytes);
      await truncate(join(folder, BALLAST), size - leaving * 1024);
    },
    empty: () => rm(join(folder, BALLAST)),
    async end() {
      child.stdin.end();
      await ended;
    },
  };
}

async function fillUp(file: string, kilobytes: number): Promise<number> {
  const block = Buffer.alloc(1024);
  try {
    for (let written = 0; written <= kilobytes; written += 1) {
      await writeFile(file, block, { flag: 'a' });
    }
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOSPC') return (await stat(file)).size;
    throw error;
  }
  throw new Error('the file system has no end');
}
