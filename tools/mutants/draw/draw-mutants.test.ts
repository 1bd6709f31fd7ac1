import { expect, it } from 'vitest';
import { REPOSITORY_ROOT } from '../../../scripts/services/services.ts';
import { DRAWN_API_MUTANTS } from '../list/drawn-api.ts';
import { DRAWN_DOMAIN_MUTANTS } from '../list/drawn-domain.ts';
import { drawMutants } from './draw-mutants.ts';
import { OPERATORS } from './operators.ts';
import { SECOND_WAVE } from './second-wave.ts';

const change = (name: string, line: string) =>
  OPERATORS.find((operator) => operator.name === name)?.change(line);

it.each([
  ['equal-negated', '  if (a === b) {', '  if (a !== b) {'],
  ['less-or-equal', '  return a < b;', '  return a <= b;'],
  ['and-or', '  if (a && b) {', '  if (a || b) {'],
  ['plus-minus', '  total = total + 1;', '  total = total - 1;'],
  ['not-dropped', '  if (!done) {', '  if (done) {'],
  ['guard-dropped', '  if (done) return;', null],
  ['call-dropped', '  await store(row);', null],
  ['sql-condition-dropped', '      and handled_at is null', null],
])('%s changes a line, or leaves it out', (name, line, changed) => {
  expect(change(name, line)).toBe(changed);
});

it('an operator that fits twice, or not, changes nothing', () => {
  expect(change('and-or', '  if (a && b && c) {')).toBeUndefined();
  expect(change('guard-dropped', '  const done = true;')).toBeUndefined();
});

it('a seed draws the same bugs again, at most one per file', () => {
  const draw = { ...SECOND_WAVE, root: REPOSITORY_ROOT, count: 12 };
  const drawn = drawMutants(draw);
  expect(drawMutants(draw)).toEqual(drawn);
  expect(new Set(drawn.map(({ file }) => file)).size).toBe(12);
  expect(drawMutants({ ...draw, seed: draw.seed + 1 })).not.toEqual(drawn);
});

it('at least sixty bugs of the second wave were drawn', () => {
  const listed = [...DRAWN_DOMAIN_MUTANTS, ...DRAWN_API_MUTANTS];
  expect(listed.length).toBeGreaterThanOrEqual(60);
  const names = OPERATORS.map(({ name }) => name);
  expect(listed.filter(({ id }) => !names.some((name) => id.endsWith(name)))).toEqual([]);
});
