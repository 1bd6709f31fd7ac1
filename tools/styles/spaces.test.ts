import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findLiteralSpaces, readSteps } from './find-literal-spaces.ts';

const SOURCES = join(import.meta.dirname, '..', '..', 'apps', 'web', 'src');
const STEPS = readSteps(readFileSync(join(SOURCES, 'styles', 'tokens.css'), 'utf8'));
/** Shown before the tokens are loaded. */
const WITHOUT_TOKENS = ['app/boot.css'];

it('every gap, padding and margin on the scale is written as its token', () => {
  const files = globSync('**/*.css', { cwd: SOURCES }).filter(
    (file) => !WITHOUT_TOKENS.includes(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const faults = files.flatMap((file) =>
    findLiteralSpaces(readFileSync(join(SOURCES, file), 'utf8'), STEPS).map(
      (fault) => `${file}: ${fault}`,
    ),
  );
  expect(faults).toEqual([]);
});

it('the scale has fourteen steps', () => {
  expect([...STEPS].map(Number)).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 24, 32, 40, 56]);
});

it.each([
  ['a literal step', 'gap: 8px;', 1],
  ['a literal step beside a token', 'padding: var(--s-8) 12px;', 1],
  ['one literal step of two', 'padding: 5px 12px;', 1],
  ['a step of a longer property', 'margin-inline-start: 16px;', 1],
  ['a length off the scale', 'gap: 7px;', 0],
  ['a token', 'gap: var(--s-8);', 0],
  ['a part of a calculation', 'padding: calc(var(--h-head) + 8px);', 0],
  ['another property', 'width: 8px;', 0],
])(
  'a length without its token is found, and other lengths are not: %s',
  (_, declaration, faults) => {
    expect(findLiteralSpaces(`.a {\n  ${declaration}\n}`, STEPS)).toHaveLength(faults);
  },
);
