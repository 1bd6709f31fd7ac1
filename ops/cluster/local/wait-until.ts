import { setTimeout as delay } from 'node:timers/promises';

const RETRY_MS = 250;

/** Polls until the check succeeds. Throws with the name of the condition after the timeout. */
export async function waitUntil(
  what: string,
  seconds: number,
  isSo: () => boolean | Promise<boolean>,
): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    if (await isSo()) return;
    if (Date.now() > deadline) throw new Error(`${what}: not within ${seconds} s`);
    await delay(RETRY_MS);
  }
}

/** True if the URL answers 2xx. */
export async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(1000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
