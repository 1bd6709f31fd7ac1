import type { Page } from '@playwright/test';

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds: elapsed, and CPU time of the thread. */
  dur?: number;
  tdur?: number;
  args?: { name?: string };
};

export type LongestTask = { clockMs: number; threadMs: number };

/**
 * Returns the longest task on the page's main thread during `work`, as elapsed time and as CPU
 * time. On a busy machine only CPU time is meaningful.
 */
export async function findLongestTask(page: Page, work: () => Promise<void>): Promise<LongestTask> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page has no browser of its own');
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-lighthouse'] });
  await work();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && mainThreads.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('the trace holds no task of the main thread');
  return {
    clockMs: Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000,
    threadMs: Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000,
  };
}
