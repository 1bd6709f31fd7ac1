import type { CollectionEntry } from '@deckframe/domain/collection/entries/entry';
import {
  countAll,
  countFree,
  type OwnClaims,
} from '@deckframe/domain/collection/entries/free-copies';
import { textOf } from '@deckframe/domain/decks/deck/deck-rules';
import {
  findSubstitutes,
  type Substitute,
  type SubstituteConfig,
} from '@deckframe/domain/decks/deck/substitutes';
import type { LoadedCatalogue } from './loaded-catalogue.ts';

export type SubstitutesAsked = {
  readonly numbers: readonly string[];
  /** Original ids of cards that the deck has already. */
  readonly taken: readonly string[];
  /** Copies that are not free. */
  readonly claims: OwnClaims;
};

/** Keyed by requested number. */
export type FoundSubstitutes = Readonly<Record<string, readonly Substitute[]>>;

/** Finds owned substitutes. */
export function listSubstitutes(
  catalogue: LoadedCatalogue,
  config: SubstituteConfig,
  entries: ReadonlyMap<string, CollectionEntry>,
  { numbers, taken, claims }: SubstitutesAsked,
  now: Date,
): FoundSubstitutes {
  const findCard = (cardno: string) => {
    const row = catalogue.findRow(cardno);
    return row === undefined ? undefined : catalogue.cardAt(row, now);
  };
  const owned = [...countAll(entries, claims.elsewhere)].flatMap(([cardno, count]) => {
    const row = count > 0 ? findCard(cardno) : undefined;
    return row === undefined ? [] : [{ row, cardno, count }];
  });
  const byOriginal = Map.groupBy(owned, ({ row }) => textOf(row, config.cardOriginalId_column));
  const free = [...byOriginal].flatMap(([originalid, printings]) => {
    const [first] = printings;
    return first ? [{ row: first.row, count: countFree(printings, originalid, claims) }] : [];
  });
  const known = new Set(taken);
  return Object.fromEntries(
    numbers.flatMap((cardno) => {
      const row = findCard(cardno);
      return row === undefined ? [] : [[cardno, findSubstitutes(config, row, free, known)]];
    }),
  );
}
