import { stripVTControlCharacters } from 'node:util';
import { REFERENCES, type Load } from './budgets.ts';
import type { Measurement } from './factor/watch-factor.ts';
import type { StepResult } from './run-step.ts';

const SHOWN_LINES = 80;
const SHOWN_ERROR_LINES = 12;
const WIDTH = 50;

/** Returns one line about a step, with the end of its output if it failed. */
export function describeStep(result: StepResult): string[] {
  const { name, passed, failed, budget, factor, output, isOver } = result;
  const seconds = secondsOf(result);
  const limit = `${seconds} s of ${budget} s × ${factor.toFixed(1)}`;
  const outcome = failed > 0 ? 'FAILED' : 'ok';
  const shown = output === '' ? [] : output.trimEnd().split('\n').slice(-SHOWN_LINES);
  return [
    ...shown,
    `${name.padEnd(28)} ${outcome.padEnd(7)} ${limit.padEnd(22)} ${passed} passed, ${failed} failed`,
    ...(isOver ? [`${name} took more than 1.2 × its budget × the factor of the machine`] : []),
  ];
}

/** Returns a timeline of the steps as bars, with CPU usage. */
export function describeTimeline(results: StepResult[]): string[] {
  const start = Math.min(...results.map(({ startedMs }) => startedMs));
  const end = Math.max(...results.map(({ endedMs }) => endedMs));
  const place = (ms: number): number => Math.round(((ms - start) / (end - start || 1)) * WIDTH);
  const inOrder = results.toSorted((left, right) => left.startedMs - right.startedMs);
  return inOrder.map((result) => {
    const [from, to] = [place(result.startedMs), place(result.endedMs)];
    const bar = `${' '.repeat(from)}${'#'.repeat(Math.max(to - from, 1))}`.slice(0, WIDTH + 1);
    const busy = `${Math.round(result.busy * 100)} %`;
    const seconds = `${secondsOf(result)} s`;
    return `${result.name.padEnd(28)} |${bar.padEnd(WIDTH + 1)}| ${seconds.padStart(7)}  cores ${busy.padStart(5)}`;
  });
}

/** Compares medians of the reference work with the committed values, to help update them. */
export function describeFactor(measurements: Measurement[]): string[] {
  const loads = Object.keys(REFERENCES) as Load[];
  return loads.flatMap((load) => {
    const own = measurements.filter((one) => one.load === load);
    const times = own.map(({ ms }) => ms).toSorted((left, right) => left - right);
    if (times.length === 0) return [];
    const factors = own.map(({ factor }) => factor);
    const median = Math.round(times[Math.floor(times.length / 2)] ?? 0);
    const most = Math.max(...factors).toFixed(1);
    return `fixed work beside ${load.padEnd(8)} ${String(median).padStart(5)} ms, reference ${REFERENCES[load]} ms, factor at most ${most}`;
  });
}

/** Shows the first error, because the passing retry hides it. */
export function describeFlaky(results: StepResult[]): string[] {
  return results.flatMap(({ flaky }) =>
    flaky.flatMap(({ name, firstError }) => [
      `flaky: ${name}`,
      ...stripVTControlCharacters(firstError)
        .split('\n')
        .slice(0, SHOWN_ERROR_LINES)
        .map((line) => `  | ${line}`.trimEnd()),
    ]),
  );
}

const secondsOf = ({ startedMs, endedMs }: StepResult): number =>
  Math.round((endedMs - startedMs) / 1000);
