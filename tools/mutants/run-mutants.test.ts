import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { REPOSITORY_ROOT } from '../../scripts/services/services.ts';
import type { Mutant } from './mutant.ts';
import { runMutants, type Outcome } from './run-mutants.ts';

const SOURCE = `export const double = (n: number): number => n * 2;
export const half = (n: number): number => n / 2;
export const forever = (): void => {
  for (let turn = 0; turn < 1; turn += 1) double(turn);
};
`;
const TESTS = `import { expect, it } from 'vitest';
import { double, forever, half } from './numbers.ts';
it('doubles', () => expect(double(4)).toBe(8));
it('halves something', () => expect(half(4)).toBeGreaterThan(0));
it('ends', () => expect(forever()).toBeUndefined());
`;
const RED = "import { expect, it } from 'vitest';\nit('is red anyway', () => expect(1).toBe(2));\n";

let root = '';

/** A small checkout: one source, and a test that covers only part of it. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'deckframe-planted-'));
  const files = {
    '.gitignore': 'node_modules\n',
    'package.json': '{ "type": "module" }\n',
    'vitest.config.ts': "export default { test: { include: ['src/*.test.ts'] } };\n",
    'src/numbers.ts': SOURCE,
    'src/numbers.test.ts': TESTS,
    'src/red.test.ts': RED,
  };
  mkdirSync(join(root, 'src'));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  symlinkSync(join(REPOSITORY_ROOT, 'node_modules'), join(root, 'node_modules'));
  execFileSync('git', ['init', '--quiet', root]);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const plant = (id: string, find: string, replace: string, test = 'numbers'): Mutant => ({
  id,
  file: 'src/numbers.ts',
  find,
  replace,
  tests: [`src/${test}.test.ts`],
  why: 'planted',
});

it('distinguishes killed, surviving, lost and invalid bugs', async () => {
  const mutants = [
    plant('seen', 'n * 2', 'n * 3'),
    plant('not-seen', 'n / 2', 'n / 3'),
    plant('nothing-there', 'n - 2', 'n - 3'),
    plant('there-twice', 'n: number', 'n: string'),
    plant('not-loaded', 'export const half', 'missing(); export const half'),
    plant('not-parsed', 'n / 2;', 'n / ;'),
    plant('endless', 'turn < 1; turn += 1', 'turn < 1; turn += 0'),
    plant('red-anyway', 'n * 2', 'n * 3', 'red'),
    plant('no-such-test', 'n * 2', 'n * 3', 'gone'),
    // The last one: all bugs before it were removed again.
    plant('not-seen-again', 'n / 2', 'n / 4'),
    { ...plant('no-file', 'n', 'm'), file: 'src/gone.ts' },
  ];
  const told: string[] = [];
  const before = listCopies();
  const outcomes = await runMutants({
    root,
    mutants,
    timeoutMs: 10_000,
    onOutcome: ({ id }) => told.push(id),
  });
  const kinds = Object.fromEntries([...outcomes].map(([id, { kind }]) => [id, kind]));
  expect(kinds).toEqual({
    seen: 'killed',
    'not-seen': 'survived',
    'nothing-there': 'lost',
    'there-twice': 'lost',
    'not-loaded': 'invalid',
    'not-parsed': 'invalid',
    endless: 'invalid',
    'red-anyway': 'invalid',
    'no-such-test': 'invalid',
    'not-seen-again': 'survived',
    'no-file': 'lost',
  } satisfies Record<string, Outcome['kind']>);
  expect(outcomes.get('seen')?.detail).toBe('doubles');
  expect(outcomes.get('there-twice')?.detail).toContain('2 times');
  expect(told.toSorted()).toEqual(mutants.map(({ id }) => id).toSorted());
  expect(readFileSync(join(root, 'src/numbers.ts'), 'utf8')).toBe(SOURCE);
  expect(listCopies()).toEqual(before);
});

function listCopies(): string[] {
  return readdirSync(tmpdir()).filter((name) =>
    name.startsWith(`deckframe-mutants-${process.pid}-`),
  );
}
