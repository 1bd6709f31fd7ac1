import { listFormerNumbers } from '@deckframe/domain/cards/catalogue/catalogue-row';
import type { PublicGameConfig } from '@deckframe/domain/game-config';
import {
  toCatalogueCard,
  type CardRow,
  type CatalogueCard,
} from '#catalogue/engine/catalogue-card.ts';
import { INITIAL_STATUS } from '#catalogue/engine/catalogue-status.ts';
import type { CatalogueClient } from '#catalogue/worker/catalogue-client.ts';
import type { CallApi } from '#lib/api-client.ts';
import { createValueStore } from '#lib/value-store.ts';

/** Equal to the browser's cache lifetime of the answer. */
const DAY_MS = 86_400_000;

/** The catalogue of a server render: finds cards by number, but has no search index. */
export function createServerCatalogue(
  { gameid }: PublicGameConfig,
  api: CallApi,
  now: Date,
): CatalogueClient {
  const read = async (by: 'ids' | 'alternatesOf', numbers: readonly string[]) => {
    const cards: CatalogueCard[] = [];
    const times = { cachedAt: now.getTime(), expiresAt: now.getTime() + DAY_MS };
    let after: string | undefined;
    do {
      const query = { [by]: numbers.join(','), after };
      const answer = await api('GET /api/games/:game/cards', { params: { game: gameid }, query });
      cards.push(...answer.cards.map((row) => toCatalogueCard(gameid, row as CardRow, times, now)));
      after = answer.next ?? undefined;
    } while (after !== undefined);
    return cards;
  };
  const status = createValueStore(INITIAL_STATUS);
  const nothing = () => Promise.resolve(null);
  return {
    statusOf: () => status,
    open: () => {},
    search: nothing,
    countOptions: nothing,
    peekCard: () => undefined,
    loadCards: () => Promise.resolve(),
    async findCards(numbers) {
      const found = new Map<string, CatalogueCard>();
      for (const card of await read('ids', numbers)) {
        for (const number of listFormerNumbers(card['former_numbers'])) found.set(number, card);
        found.set(card.cardno, card);
      }
      return { cards: numbers.flatMap((number) => found.get(number) ?? []), isFallback: false };
    },
    findPrintings: (originalIds) => read('alternatesOf', originalIds),
    layCollection: () => {},
    countSeries: nothing,
    listFacts: nothing,
    findSubstitutes: nothing,
    listBuilds: nothing,
    refresh: () => {},
  };
}
