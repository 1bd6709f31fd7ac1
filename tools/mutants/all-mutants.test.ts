import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { REPOSITORY_ROOT } from '../../scripts/services/services.ts';
import { ALL_MUTANTS } from './all-mutants.ts';
import { findMismatch } from './apply-mutant.ts';
import { isBrowserMutant } from './mutant.ts';
import { SAMPLE_IDS } from './sample.ts';

const ids = ALL_MUTANTS.map(({ id }) => id);

it('every bug has a unique name, its text is once in its file, and its tests exist', () => {
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  expect(
    ALL_MUTANTS.map((mutant) => [mutant.id, findMismatch(REPOSITORY_ROOT, mutant)]).filter(
      ([, mismatch]) => mismatch !== undefined,
    ),
  ).toEqual([]);
  const tests = [...new Set(ALL_MUTANTS.flatMap((mutant) => mutant.tests))];
  expect(tests.filter((test) => !existsSync(join(REPOSITORY_ROOT, test)))).toEqual([]);
  expect(ALL_MUTANTS.filter((mutant) => mutant.tests.length === 0)).toEqual([]);
});

it('the sample is twenty known bugs without browser tests', () => {
  expect(new Set(SAMPLE_IDS).size).toBe(20);
  const sample = ALL_MUTANTS.filter(({ id }) => SAMPLE_IDS.includes(id));
  expect(sample).toHaveLength(20);
  expect(sample.filter(isBrowserMutant)).toEqual([]);
});
