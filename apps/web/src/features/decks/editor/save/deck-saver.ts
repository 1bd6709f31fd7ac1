import type { DeckDocument } from '@deckframe/domain/decks/deck/deck';
import type { ExpResult } from '@deckframe/domain/rewards/exp/exp-result';
import type { CallApi } from '#lib/api-client.ts';
import { ApiError } from '#lib/api-error.ts';
import type { SessionWatch } from '#lib/session-watch.ts';
import type { OutboxStorage } from '#lib/outbox/outbox-storage.ts';
import { sendItem } from '#lib/outbox/send-item.ts';
import { createValueStore, type ValueStore } from '#lib/value-store.ts';
import {
  toDocument,
  toSaveBody,
  toStoredDeck,
  type DeckAnswer,
  type StoredDeck,
} from '#decks/api/deck-mapping.ts';
import { sendSave } from '#decks/api/deck-requests.ts';
import { isSameDocument } from '../session/deck-session.ts';
import { readConflict } from './deck-conflict.ts';
import { outboxIdOf, type OutboxEntry } from './outbox-entry.ts';

export type SavePhase = 'idle' | 'format' | 'persist' | 'transition';

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly deck: StoredDeck; readonly exp: readonly ExpResult[] }
  /** Offline or unknown outcome: stays in the outbox. */
  | { readonly kind: 'waiting'; readonly entry: OutboxEntry }
  | { readonly kind: 'conflict'; readonly stored: StoredDeck }
  | { readonly kind: 'refused'; readonly error: unknown }
  /** The session expired and nobody logged in again. */
  | { readonly kind: 'signedOut' };

export interface SaveWish {
  readonly userId: string;
  readonly game: string;
  readonly deckId: string;
  readonly version: number | null;
  readonly document: DeckDocument;
  readonly colors: readonly string[];
}

export interface DeckSaver {
  readonly phase: ValueStore<SavePhase>;
  /** All unsent saves of all users on this device. */
  readonly waiting: ValueStore<readonly OutboxEntry[]>;
  readonly save: (wish: SaveWish) => Promise<SaveOutcome>;
  /** Sends the user's unsent saves and reports each result. */
  readonly flush: (
    userId: string,
    tell: (outcome: SaveOutcome, entry: OutboxEntry) => void,
  ) => Promise<void>;
  readonly discard: (entry: OutboxEntry) => Promise<void>;
  readonly load: () => Promise<void>;
}

export interface SaverDeps {
  readonly api: CallApi;
  readonly sessionWatch: Pick<SessionWatch, 'waitForSignIn'>;
  readonly storage: OutboxStorage<OutboxEntry>;
  readonly now: () => Date;
  readonly createKey: () => string;
}

export function createDeckSaver(deps: SaverDeps): DeckSaver {
  const { storage, now, createKey } = deps;
  const phase = createValueStore<SavePhase>('idle');
  const waiting = createValueStore<readonly OutboxEntry[]>([]);
  const inFlight = new Set<string>();
  const load = async (): Promise<void> => waiting.set(await storage.list());

  const send = createSaveSender(deps);

  const sendEntry = async (entry: OutboxEntry): Promise<SaveOutcome> => {
    inFlight.add(entry.id);
    try {
      const outcome = await send(entry);
      // Only undecided saves stay.
      const isRetained = outcome.kind === 'waiting' || outcome.kind === 'signedOut';
      const current = (await storage.list()).find(({ id }) => id === entry.id);
      const isReplaced = current !== undefined && current.idempotencyKey !== entry.idempotencyKey;
      if (!isRetained && !isReplaced) await storage.remove(entry.id);
      return outcome;
    } finally {
      inFlight.delete(entry.id);
      await load();
    }
  };

  return {
    phase,
    waiting,
    load,
    save: async (wish) => {
      phase.set('format');
      const id = outboxIdOf(wish.userId, wish.game, wish.deckId);
      const before = (await storage.list()).find((entry) => entry.id === id);
      const entry: OutboxEntry = {
        id,
        userId: wish.userId,
        game: wish.game,
        deckId: wish.deckId,
        version: before ? before.version : wish.version,
        idempotencyKey: createKey(),
        body: toSaveBody(wish.document, wish.colors),
        earlierBodies: before ? [...before.earlierBodies, before.body].slice(-5) : [],
        savedAt: now().toISOString(),
      };
      // Stored first, so that a crash loses nothing.
      inFlight.add(id);
      await storage.put(entry);
      await load();
      phase.set('persist');
      const outcome = await sendEntry(entry);
      phase.set(outcome.kind === 'saved' ? 'transition' : 'idle');
      return outcome;
    },
    flush: async (userId, tell) => {
      await load();
      for (const { id } of waiting.get()) {
        // May have been sent or replaced meanwhile.
        const entry = waiting.get().find((one) => one.id === id);
        if (entry?.userId !== userId || inFlight.has(id)) continue;
        tell(await sendEntry(entry), entry);
      }
    },
    discard: async (entry) => {
      await storage.remove(entry.id);
      await load();
    },
  };
}

/** Sends one save until it has an outcome. */
function createSaveSender({
  api,
  sessionWatch,
  storage,
  createKey,
}: SaverDeps): (entry: OutboxEntry) => Promise<SaveOutcome> {
  const send = async (entry: OutboxEntry): Promise<SaveOutcome> => {
    const outcome = await sendItem(sessionWatch, () => sendSave(api, entry));
    switch (outcome.kind) {
      case 'done': {
        const { answer } = outcome;
        return { kind: 'saved', deck: toStoredDeck(answer), exp: answer.exp };
      }
      case 'waiting':
        return { kind: 'waiting', entry };
      case 'signedOut':
        return outcome;
      case 'refused': {
        const { error } = outcome;
        const stored = error instanceof ApiError ? readConflict(error) : undefined;
        return stored ? resolve(entry, stored) : outcome;
      }
    }
  };

  /** A conflict with our own earlier save is none. */
  const resolve = async (entry: OutboxEntry, stored: DeckAnswer): Promise<SaveOutcome> => {
    const document = toDocument(stored);
    const isOurs = (body: OutboxEntry['body']) => isSameBody(body, document);
    if (isOurs(entry.body)) return { kind: 'saved', deck: toStoredDeck(stored), exp: [] };
    if (!entry.earlierBodies.some(isOurs))
      return { kind: 'conflict', stored: toStoredDeck(stored) };
    const next = { ...entry, version: stored.version, idempotencyKey: createKey() };
    await storage.put(next);
    return send(next);
  };

  return send;
}

function isSameBody(body: OutboxEntry['body'], document: DeckDocument): boolean {
  return isSameDocument(readBody(body), document);
}

/** Returns the document of a save body. */
export function readBody(body: OutboxEntry['body']): DeckDocument {
  return toDocument({
    name: body.name ?? '',
    decklistContent: body.decklistContent,
    considering: body.considering ?? '',
    sidedeck: body.sidedeck ?? '',
    resourcedeck: body.resourcedeck ?? '',
    notes: body.notes ?? '',
    visibility: body.visibility ?? 'private',
    favoriteCard: body.favoriteCard ?? '',
    favoriteCardLink: body.favoriteCardLink ?? '',
    archetype: body.archetype ?? '',
    selectedItems: body.selectedItems ?? [],
    energy: body.energy ?? [],
    customSeries: body.customSeries ?? [],
  });
}
