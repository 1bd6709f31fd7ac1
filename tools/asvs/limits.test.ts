import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findLimits, printLimit } from './limits.ts';

const ROOT = join(import.meta.dirname, '..', '..');

it('docs/security.md lists every limit of the sources with its number and window, and no other', () => {
  const files = globSync('apps/api/src/**/*.ts', { cwd: ROOT }).filter(
    (file) => !/\.(test|proof)\.ts$|\/testing\//.test(file),
  );
  const limits = files.flatMap((file) => findLimits(readFileSync(join(ROOT, file), 'utf8')));
  const windows = files.flatMap(
    (file) => readFileSync(join(ROOT, file), 'utf8').match(/windowSeconds: [^n]/g) ?? [],
  );
  // Limits that settings or the rules of the site decide have no number in the sources.
  expect(windows.length - limits.length).toBe(4);
  const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
  const listed = page.match(/^\| `[\w-]+` \| \d+ \| [\w ]+ \|/gm) ?? [];
  expect(listed.toSorted()).toEqual(limits.map(printLimit).toSorted());
});

it('reads a limit over several lines and with a product', () => {
  const source = "{\n  name: 'a-b',\n  max: 1_200,\n  windowSeconds: 15 * MINUTE,\n}";
  expect(findLimits(source).map(printLimit)).toEqual(['| `a-b` | 1200 | 15 minutes |']);
});
