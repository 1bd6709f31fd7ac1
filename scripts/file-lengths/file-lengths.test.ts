import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFaults, measureLengths } from './measure-lengths.ts';

const REPOSITORY = join(import.meta.dirname, '..', '..');
/** Tests are as long as what they prove, and generated files as what they are made from. */
const NOT_COUNTED = [
  '**/node_modules/**',
  '**/dist/**',
  '**/.tsbuild/**',
  '**/*.{test,spec,test-support,gen}.{ts,tsx}',
  'packages/database/src/schema.ts',
];
const LEAST_FILES = 1000;

it('files stay short: mean, median and 90th percentile', () => {
  const files = globSync('{apps,packages,games,tools,scripts,e2e,bench}/**/*.{ts,tsx}', {
    cwd: REPOSITORY,
    exclude: NOT_COUNTED,
  });
  expect(files.length).toBeGreaterThan(LEAST_FILES);
  const lengths = measureLengths(
    files.map((file) => readFileSync(join(REPOSITORY, file), 'utf8').split('\n').length - 1),
  );
  // oxlint-disable-next-line no-console -- the figures are what one asks this test for
  console.info(`${files.length} files: ${JSON.stringify(lengths)}`);
  expect(listFaults(lengths)).toEqual([]);
});

it('a planted breach is found: each of the three', () => {
  const short = Array.from({ length: 10 }, () => 50);
  expect(listFaults(measureLengths(short))).toEqual([]);
  expect(listFaults(measureLengths([...short.slice(1), 300]))).toEqual([
    'mean of file lengths is 75 lines, at most 65',
    'ninetieth of file lengths is 300 lines, at most 130',
  ]);
  expect(listFaults(measureLengths(short.map(() => 60)))).toEqual([
    'median of file lengths is 60 lines, at most 54',
  ]);
});
