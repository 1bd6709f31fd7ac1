import { setTimeout as delay } from 'node:timers/promises';
import type { Ledger } from '../ledger.ts';
import type { Gap } from './gap.ts';
import type { Intent, Plan } from './plan.ts';
import { send } from './send.ts';

/** Slow enough that faults, not load, limit servers with few cores. */
const PAUSE_MS = 250;
const RETRY_MS = 150;
/** Statuses after which the result is unknown. A retry with the same key finds out. */
const AGAIN = /^(429|500|502|503|504)$/;

export type WriterDeps = {
  origin: string;
  ledger: Ledger;
  gap: Gap;
  resetLimits: () => Promise<unknown>;
  counts: { confirmed: number; failed: number };
  refusals: string[];
};

/** Runs a member's writes until stopped. Writes in progress are finished first. */
export async function runWriter(
  deps: WriterDeps,
  cookie: string,
  plan: Plan,
  isOver: () => boolean,
): Promise<void> {
  let intent: Intent | undefined;
  while (intent !== undefined || !isOver()) {
    intent ??= plan.next();
    const answer = await send(deps.origin, intent, intent.cookie ?? cookie);
    if (answer?.status === 200 || answer?.status === 204) {
      const said: unknown = answer.text === '' ? null : JSON.parse(answer.text);
      deps.ledger.add(plan.promise(intent, said));
      deps.gap.hit();
      deps.counts.confirmed += 1;
      intent = undefined;
      await delay(PAUSE_MS);
    } else if (answer === undefined || AGAIN.test(String(answer.status))) {
      if (answer?.status === 429) await deps.resetLimits().catch(() => undefined);
      else deps.counts.failed += 1;
      if (plan.isSentOnce === true) intent = undefined;
      await delay(RETRY_MS);
    } else {
      deps.refusals.push(`${intent.method} ${intent.path} ${answer.status} ${answer.text}`);
      intent = undefined;
      await delay(RETRY_MS);
    }
  }
}
