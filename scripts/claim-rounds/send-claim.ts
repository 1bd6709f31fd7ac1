export type Claim = { cookie: string; key: string; body: object };

/** Goes from one process to the next where the line breaks; a lost answer is asked for by its key. */
export async function sendUntilAnswered(
  origins: readonly string[],
  claim: Claim,
  resetLimits: () => Promise<unknown>,
): Promise<{ isPaid: boolean; refusal: string | null; repeats: number }> {
  const [first = '', ...rest] = origins;
  let origin = first;
  for (let repeats = 0; ;) {
    try {
      const answer = await send(origin, claim);
      const body = (await answer.json()) as { code?: string };
      if (answer.status === 429) await resetLimits();
      else if (answer.status !== 503) {
        return { isPaid: answer.status === 200, refusal: body.code ?? null, repeats };
      }
    } catch (error) {
      const next = rest.shift();
      if (next === undefined) throw error;
      origin = next;
      repeats += 1;
    }
  }
}

function send(origin: string, { cookie, key, body }: Claim): Promise<Response> {
  return fetch(`${origin}/api/me/mailbox`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
}
