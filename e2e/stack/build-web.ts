import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY_ROOT } from '../../scripts/services/services.ts';

/** An already built web app to be tested unchanged. */
const GIVEN_DIST = process.env['E2E_WEB_DIST'];

export const WEB_DIST = GIVEN_DIST ?? join(REPOSITORY_ROOT, 'apps/web/dist');

/** Sources of the built app. */
const SOURCES = [
  'apps/web',
  'packages/card-faces/src',
  'packages/contract/src',
  'packages/domain/src',
];
const NOT_SOURCES = new Set(['dist', 'node_modules', '.tsbuild']);

/** Builds the web app, unless the build is newer than all sources. */
export async function buildWeb(): Promise<void> {
  if (GIVEN_DIST !== undefined) return;
  const built = join(WEB_DIST, 'index.html');
  const newest = Math.max(...SOURCES.map((path) => newestChange(join(REPOSITORY_ROOT, path))));
  if (existsSync(built) && statSync(built).mtimeMs > newest) return;
  await promisify(execFile)('npm', ['run', 'build'], { cwd: REPOSITORY_ROOT });
}

function newestChange(folder: string): number {
  const entries = readdirSync(folder, { withFileTypes: true });
  const times = entries
    .filter(({ name }) => !NOT_SOURCES.has(name))
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? newestChange(path) : statSync(path).mtimeMs;
    });
  return Math.max(0, ...times);
}
