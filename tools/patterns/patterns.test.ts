import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { findPatterns } from './find-patterns.ts';
import { findSlowText } from './find-slow-text.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const SOURCES = ['apps/*/src/*.ts', 'apps/*/src/*.tsx', 'packages/*.ts'];
/** Not checked: tests, proofs, generated files, and a file that reads only our own build output. */
const LEFT_OUT =
  /\.(?:test|proof)\.|test-support|\/testing\/|\.gen\.|^apps\/api\/src\/plugins\/security-headers\.ts$/;

/** Returns each pattern once, with the first file that contains it. */
function listPatterns() {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...SOURCES], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const found = new Map<string, { file: string; source: string; flags: string }>();
  for (const file of files.split('\n').filter((name) => name !== '' && !LEFT_OUT.test(name))) {
    for (const pattern of findPatterns(file, readFileSync(join(ROOT, file), 'utf8'))) {
      const key = `/${pattern.source}/${pattern.flags}`;
      if (!found.has(key)) found.set(key, { ...pattern, file });
    }
  }
  return found;
}

it('every regular expression takes linear time for text of members', { tags: 'walk' }, () => {
  const patterns = listPatterns();
  expect(patterns.size).toBeGreaterThan(200);
  const slow = Array.from(patterns, ([key, { file, ...pattern }]) => {
    const text = findSlowText(pattern);
    return text === undefined ? [] : [`${file} ${key}: ${JSON.stringify(text.slice(0, 40))}`];
  });
  expect(slow.flat()).toEqual([]);
});

it.each([
  String.raw`const a = /\[([^\]]+)\]\(/g`,
  String.raw`const a = text.replace(/\s+$/, '')`,
  String.raw`const a = /^(a+)+$/`,
  String.raw`const a = /<img\b[^>]*>/`,
])('finds the slow regular expression of %s', (source) => {
  const [pattern] = findPatterns('planted.ts', source);
  expect(pattern && findSlowText(pattern)).toBeDefined();
});

it.each([String.raw`const a = /(?<!\s)\s+$/`, String.raw`const a = /^\s*x/`])(
  'accepts the linear regular expression of %s',
  (source) => {
    const [pattern] = findPatterns('planted.ts', source);
    expect(pattern).toBeDefined();
    expect(pattern && findSlowText(pattern)).toBeUndefined();
  },
);
