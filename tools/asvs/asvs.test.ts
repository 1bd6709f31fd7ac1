import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findNamedTests, findProofFault, MARK } from './check-proof.ts';
import { REQUIREMENT_LEVELS } from './requirement-ids.ts';
import { countStates, findTraceFaults, type TracedRequirement } from './trace.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const trace = JSON.parse(read('docs/security/asvs.json')) as TracedRequirement[];

/** Returns the trace with its first row of a state changed. */
const plant = (state: string, change: Partial<TracedRequirement>): TracedRequirement[] => {
  const at = trace.findIndex((row) => row.state === state);
  return trace.map((row, index) => (index === at ? { ...row, ...change } : row));
};

describe('the trace of ASVS', () => {
  it('has every requirement of levels 1 and 2 once, and every claim an existing proof', () => {
    expect(REQUIREMENT_LEVELS.size).toBe(253);
    expect([...REQUIREMENT_LEVELS.values()].filter((level) => level === 1)).toHaveLength(70);
    expect(findTraceFaults(ROOT, trace)).toEqual([]);
    expect(trace).toHaveLength(253);
  });

  it('at least 205 are met or do not apply', () => {
    const { met, notApplicable } = countStates(trace);
    expect(met + notApplicable).toBeGreaterThanOrEqual(205);
  });

  it.each<[string, TracedRequirement[], RegExp]>([
    ['a file that is gone', plant('met', { by: [`apps/gone.test.ts${MARK}x`] }), /does not exist/],
    ['a test that is gone', plant('met', { by: [`apps/api/src/app.test.ts${MARK}x`] }), /no test/],
    ['a heading that is gone', plant('met', { by: ['docs/security.md#gone'] }), /no heading/],
    ['a test file without a title', plant('met', { by: ['apps/api/src/app.test.ts'] }), /which/],
    ['a bare word', plant('met', { by: [] }), /by no test/],
    ['a page alone', plant('met', { by: ['docs/security.md#limits'] }), /by no test/],
    ['nothing that would close it', plant('partly', { closes: '' }), /would close it/],
    ['a source alone', plant('met', { by: ['apps/api/src/app.ts'] }), /by no test/],
    ['no reason', plant('notApplicable', { note: '' }), /does not say why/],
    ['another level', plant('met', { level: 3 }), /no requirement/],
    ['a row that is lost', trace.slice(1), /is not traced/],
    ['a row that comes twice', [...trace, ...trace.slice(0, 1)], /twice/],
  ])('finds %s', (_, planted, fault) => {
    expect(findTraceFaults(ROOT, planted).join('\n')).toMatch(fault);
  });
});

describe('docs/security.md', () => {
  const page = read('docs/security.md');
  const cases = [...page.matchAll(/^\| (\d+) \|/gm)].map((match) => Number(match[1]));

  it('names existing tests and has all 48 abuse cases', () => {
    const proofs = findNamedTests(page);
    expect(proofs.length).toBeGreaterThan(40);
    const faults = proofs.map((proof) => findProofFault(ROOT, proof));
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
    expect(cases).toEqual(Array.from({ length: 48 }, (_, index) => index + 1));
  });

  it('notices a missing test', () => {
    const [proof = ''] = findNamedTests('| 1 | x | `apps/api/src/app.test.ts › no such title` |');
    expect(findProofFault(ROOT, proof)).toBe(
      'apps/api/src/app.test.ts has no test "no such title"',
    );
  });
});
