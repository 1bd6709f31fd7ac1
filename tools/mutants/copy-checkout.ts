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

/** Before the number of the process that the copy belongs to. */
export const COPY_PREFIX = 'deckframe-mutants-';

/** Files of the checkout that Git does not know, and that the tests need nevertheless. */
const SERVICES = '.data/services.json';

/**
 * Every file that Git knows or would add, as it stands now, beside links to the packages: bugs are
 * written there, so the checkout itself is never touched. The servers are those of the checkout.
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
  // What was deleted and not committed yet is still listed.
  return files.filter((file) => existsSync(join(root, file)));
}

function isManifest(file: string): boolean {
  return file === 'package.json' || file.endsWith('/package.json');
}

/** Our own packages are links into the checkout; copied as they are, they lead into the copy. */
function linkPackages(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(to, name)];
    // Caches of tools, which each checkout keeps for itself.
    if (name.startsWith('.') && name !== '.bin') continue;
    if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (name.startsWith('@')) linkPackages(source, target);
    else symlinkSync(source, target);
  }
}

/** A run that was killed could not clear up; the process number in the name tells. */
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
