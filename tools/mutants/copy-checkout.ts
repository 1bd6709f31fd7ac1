import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Followed by the pid of the process that uses the copy. */
export const COPY_PREFIX = 'deckframe-mutants-';

/** Not in Git, but the tests need it. */
const SERVICES = '.data/services.json';

/**
 * Copies every tracked or new file and links the packages. Bugs are written into the copy only. The
 * copy uses the checkout's servers.
 */
export function copyCheckout(root: string): { path: string; remove(): void } {
  removeLeftovers();
  const path = mkdtempSync(join(tmpdir(), `${COPY_PREFIX}${process.pid}-`));
  const files = listFiles(root);
  for (const file of existsSync(join(root, SERVICES)) ? [...files, SERVICES] : files) {
    mkdirSync(join(path, dirname(file)), { recursive: true });
    copyFileSync(join(root, file), join(path, file));
  }
  for (const folder of new Set(files.filter(isManifest).map(dirname))) {
    linkPackages(join(root, folder, 'node_modules'), join(path, folder, 'node_modules'));
  }
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

function listFiles(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = listed.split('\0').filter((file) => file !== '');
  // Deleted files are listed until the deletion is committed.
  return files.filter((file) => existsSync(join(root, file)));
}

function isManifest(file: string): boolean {
  return file === 'package.json' || file.endsWith('/package.json');
}

/** Copying the links of our own packages makes them point into the copy. */
function linkPackages(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(to, name)];
    // Tool caches, which each checkout needs for itself.
    if (name.startsWith('.') && name !== '.bin') continue;
    if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (name.startsWith('@')) linkPackages(source, target);
    else symlinkSync(source, target);
  }
}

/** Removes copies of killed runs, detected by the pid in the name. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    if (
      !name.startsWith(COPY_PREFIX) ||
      isAlive(Number(name.slice(COPY_PREFIX.length).split('-')[0]))
    ) {
      continue;
    }
    rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
