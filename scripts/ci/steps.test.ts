import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHECK_STEPS } from '../../tools/check/steps.ts';
import { BUDGETS, LONG_BUDGETS, WHOLE_RUN } from './budgets.ts';
import { CI_STEPS, LONG_STEPS, type CiStep } from './steps.ts';

const manifest = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { scripts: Record<string, string> };

const scriptsOf = ({ command }: CiStep): string[] =>
  [...command.join(' ').matchAll(/npm run --silent ([\w:-]+)/g)].map(([, script]) => script ?? '');

it('every step runs a script that exists', () => {
  const scripts = [...CI_STEPS, ...LONG_STEPS].map(scriptsOf);
  expect(scripts.filter((of) => of.length === 0)).toEqual([]);
  const missing = scripts.flat().filter((script) => manifest.scripts[script] === undefined);
  expect(missing).toEqual([]);
});

it('`npm run check` and the full run have the same checks', () => {
  const named = CI_STEPS.filter((step) => scriptsOf(step)[0] === 'check').map(
    ({ command }) => command.at(-1) ?? '',
  );
  // Commands outside of `npm run check`.
  const others = ['requirements', 'security', 'tests'];
  expect([...named, ...others].toSorted()).toEqual(Object.keys(CHECK_STEPS).toSorted());
});

it('every test of the projects runs in exactly one step', () => {
  const projects = CI_STEPS.filter((step) => scriptsOf(step)[0] === 'test').map(
    ({ command }) => command[5],
  );
  expect(projects).toEqual(['--project=components', '--project=!components']);
});

it('every step has a budget and every budget a step', () => {
  const names = (steps: CiStep[]): string[] => steps.map(({ name }) => name).toSorted();
  expect(Object.keys(BUDGETS).toSorted()).toEqual(names(CI_STEPS));
  expect(Object.keys(LONG_BUDGETS).toSorted()).toEqual(names(LONG_STEPS));
});

/** Simulates when each core becomes free if every step takes its full budget. */
function plan(steps: CiStep[]): { lanes: [number, number]; idle: number } {
  const lanes: [number, number] = [0, 0];
  let idle = 0;
  for (const { name, alone } of steps) {
    const seconds = BUDGETS[name] ?? 0;
    const first = Math.min(...lanes);
    if (alone === undefined) lanes[lanes.indexOf(first)] = first + seconds;
    else {
      const start = Math.max(...lanes);
      idle += start - first;
      lanes.fill(start + seconds);
    }
  }
  return { lanes, idle };
}

it('the budgets add up to at most the total limit', () => {
  expect(Math.max(...plan(CI_STEPS).lanes)).toBeLessThanOrEqual(WHOLE_RUN);
});

it('both cores have a step from start to end', () => {
  expect(plan(CI_STEPS).idle).toBeLessThanOrEqual(15);
});
