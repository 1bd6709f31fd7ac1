import type { Intent } from './plan.ts';

/** As long as a browser waits for an answer. */
const PATIENCE_MS = 15_000;

export type Answer = { status: number; text: string };

/** Sends one request. Returns undefined without an answer. */
export async function send(
  origin: string,
  intent: Intent,
  cookie: string,
): Promise<Answer | undefined> {
  const { method, path, key, body, version } = intent;
  try {
    const response = await fetch(`${origin}${path}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        cookie,
        'idempotency-key': key,
        ...(body && { 'content-type': 'application/json' }),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  } catch {
    return undefined;
  }
}
