import { setTimeout as delay } from 'node:timers/promises';
import type { Gap } from './gap.ts';

const PAUSE_MS = 120;
/** A reader gives up and retries, like a visitor who reloads. */
const PATIENCE_MS = 2000;

export type ReadCounts = { reads: number; failedReads: number };

/** A visitor without an account who reads one public page after the other. */
export async function runReader(
  origin: string,
  paths: readonly string[],
  { gap, counts }: { gap: Gap; counts: ReadCounts },
  isOver: () => boolean,
): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    if (await isAnswered(`${origin}${paths[turn % paths.length]}`)) {
      gap.hit();
      counts.reads += 1;
    } else counts.failedReads += 1;
    await delay(PAUSE_MS);
  }
}

async function isAnswered(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
