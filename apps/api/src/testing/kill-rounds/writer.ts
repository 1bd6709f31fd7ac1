/** One intended change, kept until somebody has confirmed it. */
export type Change = {
  path: string;
  method: 'POST' | 'PUT';
  key: string;
  body: object;
  /** The version that it was made from. */
  version?: number;
};

/** What a member does again and again, and what it learns from each confirmed answer. */
export type WritePlan = {
  next(): Change;
  confirm(change: Change, answer: unknown): void;
};

export type Writer = {
  countConfirmed(): number;
  /** Answers that were neither a success nor a loss of the connection. */
  refusals: string[];
  /** Writes until it is told to stop or the connection breaks. */
  run(origin: string, stop: () => boolean): Promise<void>;
};

/**
 * A member at work. A change whose answer was lost is sent once more, as it was and with its own
 * key, before anything else is done.
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
        // Nobody knows whether it was done: the same key finds out.
        if (answer.status === 503) continue;
        if (answer.status === 429) {
          // A busy machine may refuse a connection for a moment; that says nothing about the API.
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
