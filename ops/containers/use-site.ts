import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { containerOf, SITE } from './compose.ts';
import { podman } from './podman.ts';

const DECKS = '/api/games/gundam/decks';

const MOST_TRIES = 6;

/** An overloaded API answers 503. The same request with the same key is then sent again. */
async function send(path: string, body: object, cookie = ''): Promise<Response> {
  const request = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: SITE,
      'idempotency-key': randomUUID(),
      cookie,
    },
    body: JSON.stringify(body),
  };
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(`${SITE}${path}`, request);
    if (answer.status !== 503 || tries === MOST_TRIES) return answer;
    await delay(2000);
  }
}

async function expectOk(answer: Response, what: string): Promise<Response> {
  if (!answer.ok) throw new Error(`${what}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/**
 * Registers, is confirmed by an operator command (there is no mail server), and logs in. Returns
 * the cookie.
 */
export async function signIn(): Promise<string> {
  const password = randomBytes(12).toString('hex');
  const username = 'Trial';
  const email = 'trial@example.org';
  const register = { username, email, password, game: 'gundam' };
  await expectOk(await send('/api/auth/register', register), 'register');
  const confirm = `update users set emailverified = true where email = '${email}'`;
  const psql = ['psql', '-U', 'postgres', '-d', 'deckframe', '-c', confirm];
  await podman(['exec', '-u', 'postgres', containerOf('postgres'), ...psql]);
  const body = { identifier: username, password };
  const answer = await expectOk(await send('/api/auth/sign-in', body), 'sign in');
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

export async function saveDeck(cookie: string): Promise<string> {
  const id = createDeckId(Date.now(), randomBytes(10));
  const deck = { id, visibility: 'public', decklistContent: '4 x GD01-001', notes: '' };
  await expectOk(await send(DECKS, deck, cookie), 'save a deck');
  await expectOk(await fetch(`${SITE}${DECKS}/${id}`), 'read the deck');
  return id;
}

export type LoadReport = { requests: number; failures: string[] };

/** Reads one deck with four clients until stopped. The number of requests is limited. */
export async function readUnderLoad(
  deckId: string,
  isOver: () => boolean,
  mostRequests = 20_000,
): Promise<LoadReport> {
  const report: LoadReport = { requests: 0, failures: [] };
  const caller = async (): Promise<void> => {
    while (!isOver() && report.requests < mostRequests) {
      report.requests += 1;
      const answer = await fetch(`${SITE}${DECKS}/${deckId}`).catch((error: unknown) => error);
      if (answer instanceof Response) {
        await answer.arrayBuffer();
        if (!answer.ok) report.failures.push(String(answer.status));
      } else {
        report.failures.push(String(answer));
      }
    }
  };
  await Promise.all(Array.from({ length: 4 }, caller));
  return report;
}
