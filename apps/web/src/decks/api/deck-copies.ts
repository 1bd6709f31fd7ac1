import { ApiError } from '#lib/api-error.ts';
import { toAddress, type Answer, type CallApi } from '#lib/api-client.ts';
import { reportError } from '#lib/report-error.ts';
import { readDeck, type DeckAddress } from './deck-requests.ts';

const ROUTE = 'GET /api/games/:game/decks/:deckId';

type ReadDeck = Answer<typeof ROUTE>;

/** Raise the number when the page can no longer show older answers. */
const DECK_CACHE = 'deckframe-decks-1';
const MAX_COPIES = 30;

/**
 * Reads a deck and stores the answer on the device. If the API is unreachable, returns the stored
 * answer with `isCopy`.
 */
export async function readDeckOrCopy(
  api: CallApi,
  path: DeckAddress,
  signal: AbortSignal,
): Promise<ReadDeck & { readonly isCopy: boolean }> {
  const address = toAddress(ROUTE, { params: { ...path } });
  try {
    const deck = await readDeck(api, path, signal);
    // Fire and forget: without a copy the deck is only missing offline.
    changeCopies((cache) => storeCopy(cache, address, deck));
    return { ...deck, isCopy: false };
  } catch (error) {
    if (isUnreachable(error)) {
      const copy = await findCopy(address);
      if (copy) return { ...copy, isCopy: true };
    } else if (error instanceof ApiError && error.code === 'DECK_NOT_FOUND') {
      changeCopies((cache) => cache.delete(address));
    }
    throw error;
  }
}

/** Called at logout: deletes all decks that this browser stores for offline use. */
export async function deleteDeckCopies(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(DECK_CACHE);
}

/** True without an answer of the API: no network, a timeout, or a proxy that answers for it. */
function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 502);
}

/** Private and hidden decks are not stored, because a copy has no access check. */
async function storeCopy(cache: Cache, address: string, deck: ReadDeck): Promise<void> {
  await cache.delete(address);
  if (deck.visibility === 'private' || deck.moderation !== null) return;
  await cache.put(address, Response.json(deck));
  // The oldest come first.
  const oldest = (await cache.keys()).slice(0, -MAX_COPIES);
  await Promise.all(oldest.map((request) => cache.delete(request)));
}

async function findCopy(address: string): Promise<ReadDeck | undefined> {
  if (!('caches' in globalThis)) return undefined;
  const copy = await (await caches.open(DECK_CACHE)).match(address);
  return copy && ((await copy.json()) as ReadDeck);
}

/** Pages without HTTPS and the server have no cache storage. */
function changeCopies(change: (cache: Cache) => Promise<unknown>): void {
  if (!('caches' in globalThis)) return;
  caches
    .open(DECK_CACHE)
    .then(change)
    .catch((error: unknown) => reportError('The copy of a deck could not be changed', error));
}
