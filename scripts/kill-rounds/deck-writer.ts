import { randomBytes } from 'node:crypto';
import { createDeckId } from '@deckframe/domain/deck-id/deck-id';

/** One intended change, kept until somebody has confirmed it. */
type Change = { path: string; method: 'POST' | 'PUT'; version: number; key: string; body: string };

/** A confirmed save: this mark is in this version of this deck. */
export type Confirmed = { deckId: string; version: number; mark: string };

export type Writer = {
  confirmed: Confirmed[];
  /** Answers that were neither a success nor a loss of the connection. */
  refusals: string[];
  /** Saves until it is told to stop or the connection breaks. */
  run(origin: string, stop: () => boolean): Promise<void>;
};

const DECKS = '/api/games/gundam/decks';
const SAVES_A_DECK = 5;

/**
 * A member at work: makes decks and saves them again and again. A change whose answer was lost is
 * sent once more, as it was and with its own key, before anything else is done.
 */
export function createWriter(cookie: string): Writer {
  const confirmed: Confirmed[] = [];
  const refusals: string[] = [];
  let pending: Change | undefined;
  let deck: { id: string; version: number } | undefined;

  const next = (): Change => {
    const mark = randomBytes(9).toString('hex');
    const content = { decklistContent: `${1 + (confirmed.length % 4)} x GD01-001`, notes: mark };
    if (deck === undefined || deck.version >= SAVES_A_DECK) {
      const id = createDeckId(Date.now(), randomBytes(10));
      const body = JSON.stringify({ id, visibility: 'public', ...content });
      return { path: DECKS, method: 'POST', version: 0, key: mark, body };
    }
    const path = `${DECKS}/${deck.id}`;
    return { path, method: 'PUT', version: deck.version, key: mark, body: JSON.stringify(content) };
  };

  return {
    confirmed,
    refusals,
    async run(origin, stop) {
      while (!stop()) {
        pending ??= next();
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
        if (answer.status !== 200) {
          refusals.push(`${pending.method} ${answer.status} ${text}`);
          return;
        }
        const { id, version } = JSON.parse(text) as { id: string; version: number };
        confirmed.push({ deckId: id, version, mark: pending.key });
        deck = { id, version };
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
      ...(change.method === 'PUT' && { 'if-match': `"${change.version}"` }),
    },
    body: change.body,
  });
}
