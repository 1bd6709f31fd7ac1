import { listFormerNumbers } from '@deckframe/domain/cards/catalogue/catalogue-row';
import { toNumberKey } from '@deckframe/domain/decks/deck/deck';
import { seriesOfCustomCard } from '@deckframe/domain/cards/catalogue/card-number';
import {
  type CardRow,
  type CatalogueCard,
  toCatalogueCard,
} from '#catalogue/engine/catalogue-card.ts';
import type { FoundCards } from '#catalogue/engine/find-cards.ts';
import type { CatalogueClient } from '#catalogue/worker/catalogue-client.ts';
import type { CallApi } from '#lib/api-client.ts';
import { createValueStore, type ValueStore } from '#lib/value-store.ts';
import { loadCustomCards } from './load-custom-cards.ts';

/** Cards by number; null if unknown. */
export type KnownCards = ReadonlyMap<string, CatalogueCard | null>;

export interface DeckCardBook {
  readonly cards: ValueStore<KnownCards>;
  readonly find: (cardno: string) => CatalogueCard | undefined;
  /** Adds cards that are already loaded. */
  readonly remember: (cards: readonly CatalogueCard[]) => void;
  /** Adds rows in the server's format. */
  readonly rememberRows: (rows: readonly CardRow[], now: Date) => void;
  /** Loads the cards that are not known yet. */
  readonly load: (numbers: readonly string[]) => Promise<void>;
}

const NOTHING: FoundCards = { cards: [], isFallback: false };

/** Includes former numbers, which drafts may use. */
function listKeys(card: CatalogueCard): (readonly [string, CatalogueCard])[] {
  const numbers = [...listFormerNumbers(card['former_numbers']), card.cardno];
  return numbers.map((cardno) => [toNumberKey(cardno), card] as const);
}

export function createDeckCardBook(
  api: CallApi,
  gameid: string,
  catalogue: Pick<CatalogueClient, 'findCards'>,
): DeckCardBook {
  const cards = createValueStore<KnownCards>(new Map());
  const add = (entries: readonly (readonly [string, CatalogueCard | null])[]): void => {
    if (entries.length > 0) cards.set(new Map([...cards.get(), ...entries]));
  };
  const remember = (given: readonly CatalogueCard[]): void =>
    add(
      given
        .map((card) => [toNumberKey(card.cardno), card] as const)
        .filter(([key]) => !cards.get().get(key)),
    );
  return {
    cards,
    find: (cardno) => cards.get().get(toNumberKey(cardno)) ?? undefined,
    remember,
    rememberRows: (rows, now) => {
      const at = { cachedAt: now.getTime(), expiresAt: now.getTime() };
      remember(rows.map((row) => toCatalogueCard(gameid, row, at, now)));
    },
    load: async (numbers) => {
      const missing = numbers.filter((cardno) => !cards.get().has(toNumberKey(cardno)));
      if (missing.length === 0) return;
      const isCustom = (cardno: string) => seriesOfCustomCard(cardno) !== undefined;
      const official = missing.filter((cardno) => !isCustom(cardno));
      const [found, custom] = await Promise.all([
        official.length === 0 ? NOTHING : catalogue.findCards(official),
        loadCustomCards(api, gameid, missing),
      ]);
      // Cards missing offline may exist, so they are requested again.
      const unknown = found.isFallback ? missing.filter(isCustom) : missing;
      add([
        ...unknown.map((cardno) => [toNumberKey(cardno), null] as const),
        ...[...found.cards, ...custom].flatMap(listKeys),
      ]);
    },
  };
}
