import { expect, it } from 'vitest';
import { runCommand } from './run-command.ts';
import { describeFlaky, describeStep, describeTimeline } from './report.ts';
import { runStep, type StepResult } from './run-step.ts';
import type { CiStep } from './steps.ts';

const sleeping = (seconds: number): CiStep => ({
  name: 'a step',
  command: [process.execPath, '-e', `setTimeout(() => {}, ${seconds * 1000})`],
});
const measured = (factor: number) => ({
  measurements: [{ load: 'checks' as const, ms: 480 * factor, factor }],
});

it('a step fails above its budget plus 20 %, though its command passed', async () => {
  const result = await runStep(sleeping(0.5), 0.3, measured(1));
  expect(result).toMatchObject({ passed: 1, failed: 1, isOver: true });
  expect(describeStep(result).join('\n')).toMatch(/a step +FAILED[^]*more than 1\.2 × its budget/);
});

it('the same step passes on a slower machine', async () => {
  const result = await runStep(sleeping(0.5), 0.3, measured(6));
  expect(result).toMatchObject({ passed: 1, failed: 0, isOver: false, factor: 6 });
});

it('a failed step within its budget shows the end of its output', async () => {
  const step: CiStep = { name: 'a step', command: ['sh', '-c', 'echo no such card; exit 3'] };
  const result = await runStep(step, 60, measured(1));
  expect(result).toMatchObject({ passed: 0, failed: 1, isOver: false });
  expect(describeStep(result)[0]).toBe('no such card');
});

it('a hanging command is killed', async () => {
  const { exitCode, output } = await runCommand(
    [process.execPath, '-e', 'setInterval(() => {}, 1e3)'],
    {
      isHopeless: (seconds) => seconds > 0.2,
      intervalMs: 50,
    },
  );
  expect(exitCode).not.toBe(0);
  expect(output).toContain('stopped after');
});

const result = (name: string, startedMs: number, endedMs: number): StepResult => ({
  name,
  startedMs,
  endedMs,
  passed: 1,
  failed: 0,
  flaky: [],
  busy: 0.97,
  factor: 1,
  budget: 60,
  isOver: false,
  output: '',
});

it('the timeline shows when each step ran', () => {
  const lines = describeTimeline([result('b', 50_000, 100_000), result('a', 0, 50_000)]);
  expect(lines.map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
    `a |${'#'.repeat(25)} | 50 s cores 97 %`,
    `b | ${'#'.repeat(25)} | 50 s cores 97 %`,
  ]);
});

it('a flaky test is listed with its name and the start of its first error', () => {
  const flaky = [{ name: 'decks.spec.ts › saves', firstError: '\u001B[31mclick lost\u001B[39m' }];
  expect(describeFlaky([{ ...result('browser', 0, 1), flaky }])).toEqual([
    'flaky: decks.spec.ts › saves',
    '  | click lost',
  ]);
});
