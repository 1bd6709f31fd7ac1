import { setTimeout as delay } from 'node:timers/promises';
import type { RunningProcess } from './start-process.ts';

const RETRY_MS = 100;
const SHOWN_LINES = 40;

/** Waits until the address answers 2xx. If the process ends first, throws with its output. */
export async function waitForHttp(
  url: string,
  running: RunningProcess,
  timeoutMs: number,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    if (await answers(url)) return;
    if (!running.isRunning()) throw new Error(report(`${running.name} ended early`, running));
    if (Date.now() > deadline) throw new Error(report(`${url} did not answer`, running));
    await delay(RETRY_MS);
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

const report = (headline: string, running: RunningProcess): string =>
  [headline, ...running.lastLines().slice(-SHOWN_LINES)].join('\n');
