import { type DeckDocument, EMPTY_DOCUMENT, createDeck } from '@deckframe/domain/decks/deck/deck';
import { describe, expect, it } from 'vitest';
import type { AnyCall, CallApi } from '#lib/api-client.ts';
import { ApiError } from '#lib/api-error.ts';
import { toSaveBody, type DeckAnswer, type DeckSaveBody } from '#decks/api/deck-mapping.ts';
import { createDeckSaver, type SaveOutcome } from './deck-saver.ts';
import type { OutboxEntry } from './outbox-entry.ts';

type Sent = { key: string; version: number | undefined; body: DeckSaveBody };

const documentOf = (quantity: number): DeckDocument => ({
  ...EMPTY_DOCUMENT,
  name: 'Tempo',
  cards: createDeck({ decklist_content: [{ cardno: 'ST01-001', quantity }] }),
});

function answerOf(body: DeckSaveBody, version: number): DeckAnswer {
  return {
    ...toSaveBody(EMPTY_DOCUMENT, []),
    ...body,
    id: 'deck1',
    version,
    isLocked: false,
    modifiedDate: '2026-11-15T12:00:00Z',
    owner: { id: '7', username: 'Vesper' },
  } as unknown as DeckAnswer;
}

const offline = () => new ApiError({ code: 'NETWORK', status: 0, detail: 'No connection' });
const conflict = (stored: DeckAnswer) =>
  new ApiError({ code: 'VERSION_CONFLICT', status: 409, detail: 'stale', body: { stored } });

/** A scripted server. */
function openSaver(answers: ((sent: Sent) => DeckAnswer | Error)[], signsInAgain = true) {
  const sent: Sent[] = [];
  const waiting = new Map<string, OutboxEntry>();
  let keys = 0;
  const take = async (
    _route: string,
    { key = '', version, body }: Omit<AnyCall, 'body'> & { body: DeckSaveBody },
  ) => {
    const request = { key, version, body };
    sent.push(request);
    const answer = answers.shift()?.(request) ?? offline();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const saver = createDeckSaver({
    api: take as CallApi,
    sessionWatch: { waitForSignIn: () => Promise.resolve(signsInAgain) },
    storage: {
      list: () => Promise.resolve([...waiting.values()]),
      put: async (entry) => void waiting.set(entry.id, entry),
      remove: async (id) => void waiting.delete(id),
    },
    now: () => new Date('2026-11-15T12:04:00Z'),
    createKey: () => `key-${(keys += 1)}`,
  });
  const save = (document: DeckDocument, version: number | null = null) =>
    saver.save({ userId: '7', game: 'gundam', deckId: 'deck1', version, document, colors: [] });
  const flush = async (): Promise<SaveOutcome[]> => {
    const told: SaveOutcome[] = [];
    await saver.flush('7', (outcome) => told.push(outcome));
    return told;
  };
  return { saver, sent, waiting, save, flush };
}

describe('saving a deck', () => {
  it('stores a save, sends it and deletes it', async () => {
    const { saver, save, sent, waiting } = openSaver([({ body }) => answerOf(body, 1)]);
    expect((await save(documentOf(1))).kind).toBe('saved');
    expect(saver.phase.get()).toBe('transition');
    expect(sent).toHaveLength(1);
    expect(waiting.size).toBe(0);
  });

  it('an offline save waits and is sent again with the same key', async () => {
    const { save, flush, sent, waiting } = openSaver([offline, ({ body }) => answerOf(body, 1)]);
    expect((await save(documentOf(1))).kind).toBe('waiting');
    expect(waiting.size).toBe(1);
    expect((await flush()).map(({ kind }) => kind)).toEqual(['saved']);
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
    expect(waiting.size).toBe(0);
  });

  it('a later save replaces a waiting one; if that arrived after all, its version is used', async () => {
    const first = toSaveBody(documentOf(1), []);
    const { save, flush, sent } = openSaver([
      offline,
      offline,
      () => conflict(answerOf(first, 1)),
      ({ body }) => answerOf(body, 2),
    ]);
    await save(documentOf(1));
    await save(documentOf(2));
    expect((await flush()).map(({ kind }) => kind)).toEqual(['saved']);
    expect(sent.at(-1)).toMatchObject({
      version: 1,
      body: { decklistContent: '2 x ST01-001' },
    });
  });

  it('shows the deck that somebody else saved meanwhile', async () => {
    const theirs = answerOf(toSaveBody(documentOf(4), []), 5);
    const { save, waiting } = openSaver([() => conflict(theirs)]);
    const outcome = await save(documentOf(2), 3);
    expect(outcome).toMatchObject({ kind: 'conflict', stored: { version: 5 } });
    expect(waiting.size).toBe(0);
  });

  it('an expired session: the same save is sent after logging in again', async () => {
    const refused = () => new ApiError({ code: 'UNAUTHENTICATED', status: 401, detail: 'who' });
    const again = openSaver([refused, ({ body }) => answerOf(body, 1)]);
    expect((await again.save(documentOf(1))).kind).toBe('saved');
    expect(again.sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
    const never = openSaver([refused], false);
    expect((await never.save(documentOf(1))).kind).toBe('signedOut');
    expect(never.waiting.size).toBe(1);
  });

  it('a refused save is shown and not stored', async () => {
    const { save, waiting } = openSaver([
      () => new ApiError({ code: 'DECK_LOCKED', status: 423, detail: 'locked' }),
    ]);
    expect((await save(documentOf(1), 1)).kind).toBe('refused');
    expect(waiting.size).toBe(0);
  });

  it("never sends another user's saves from this device", async () => {
    const { saver, save, sent } = openSaver([offline]);
    await save(documentOf(1));
    await saver.flush('8', () => {});
    expect(sent).toHaveLength(1);
  });
});
