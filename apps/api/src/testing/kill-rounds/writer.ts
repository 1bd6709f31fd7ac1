/** An intended change, retried until it is confirmed. */
export type Change = {
  path: string;
  method: 'POST' | 'PUT';
  key: string;
  body: object;
  /** The version that the change is based on. */
  version?: number;
};

/** A member's series of changes, and how confirmed answers are recorded. */
export type WritePlan = {
  next(): Change;
  confirm(change: Change, answer: unknown): void;
};

export type Writer = {
  countConfirmed(): number;
  /** Answers that were neither a success nor a lost connection. */
  refusals: string[];
  /** Writes until stopped or until the connection breaks. */
  run(origin: string, stop: () => boolean): Promise<void>;
};

/**
 * A writing member. A change whose answer was lost is retried unchanged with the same key before
 * the next one.
 */
export function createWriter(
  cookie: string,
  plan: WritePlan,
  resetLimits: () => Promise<unknown>,
): Writer {
  const refusals: string[] = [];
  let confirmed = 0;
  let pending: Change | undefined;

  return {
    countConfirmed: () => confirmed,
    refusals,
    async run(origin, stop) {
      while (!stop()) {
        pending ??= plan.next();
        let answer: Response;
        let text: string;
        try {
          answer = await send(origin, pending, cookie);
          text = await answer.text();
        } catch {
          return;
        }
        // The outcome is unknown. A retry with the same key finds out.
        if (answer.status === 503) continue;
        if (answer.status === 429) {
          // A busy machine may refuse a connection briefly, which is no error of the API.
          await resetLimits().catch(() => resetLimits());
          continue;
        }
        if (answer.status !== 200) {
          refusals.push(`${pending.method} ${pending.path} ${answer.status} ${text}`);
          return;
        }
        plan.confirm(pending, JSON.parse(text));
        confirmed += 1;
        pending = undefined;
      }
    },
  };
}

function send(origin: string, change: Change, cookie: string): Promise<Response> {
  return fetch(`${origin}${change.path}`, {
    method: change.method,
    headers: {
      cookie,
      'content-type': 'application/json',
      'idempotency-key': change.key,
      ...(change.version !== undefined && { 'if-match': `"${change.version}"` }),
    },
    body: JSON.stringify(change.body),
  });
}
