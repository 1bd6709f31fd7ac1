import { expect, it } from 'vitest';
import { runSteps } from './run-steps.ts';

type Step = { name: string; alone?: true; turns: number };

/** Records which steps ran at the same time, in order of start. */
async function watch(steps: Step[]): Promise<string[]> {
  const running: string[] = [];
  const seen: string[] = [];
  await runSteps(steps, async ({ name, turns }) => {
    running.push(name);
    seen.push(running.join('+'));
    for (let turn = 0; turn < turns; turn += 1) await new Promise((next) => setImmediate(next));
    running.splice(running.indexOf(name), 1);
  });
  expect(running).toEqual([]);
  return seen;
}

it('runs two steps at a time in order and starts the next when one ends', async () => {
  const seen = await watch([
    { name: 'long', turns: 20 },
    { name: 'a', turns: 2 },
    { name: 'b', turns: 2 },
    { name: 'c', turns: 2 },
  ]);
  expect(seen).toEqual(['long', 'long+a', 'long+b', 'long+c']);
});

it('an exclusive step runs alone, wherever it is in the list', async () => {
  const seen = await watch([
    { name: 'a', turns: 5 },
    { name: 'b', turns: 9 },
    { name: 'whole', alone: true, turns: 5 },
    { name: 'c', turns: 5 },
    { name: 'last', alone: true, turns: 5 },
  ]);
  expect(seen).toEqual(['a', 'a+b', 'whole', 'c', 'last']);
});

it('an error thrown by a step is reported', async () => {
  const run = runSteps([{}, {}], () => Promise.reject(new Error('no such program')));
  await expect(run).rejects.toThrow('no such program');
});
