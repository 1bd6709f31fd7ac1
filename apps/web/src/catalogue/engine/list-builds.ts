import type { CollectionEntry } from '@deckframe/domain/collection/entries/entry';
import {
  countAll,
  type OwnClaims,
  type PrintingCopies,
} from '@deckframe/domain/collection/entries/free-copies';
import { planBuilds, type BuildPlan } from '@deckframe/domain/collection/entries/plan-builds';
import { parseCanonicalLines } from '@deckframe/domain/decks/deck/deck';
import type { GameConfig } from '@deckframe/domain/game-config';
import type { LoadedCatalogue } from './loaded-catalogue.ts';

/** A stored deck: `4 x ST01-001` per line. */
export type DeckToBuild = {
  readonly id: string;
  readonly isSleeved: boolean;
  readonly content: string;
};

export type FoundBuilds = BuildPlan & {
  /** Card names by number and original id. */
  readonly names: Readonly<Record<string, string>>;
};

const NOTHING_TAKEN = { promised: {}, elsewhere: {} };

/** Plans which decks can be built; unknown cards count as missing. */
export function listBuilds(
  { index, findRow }: Pick<LoadedCatalogue, 'findRow' | 'index'>,
  config: Pick<GameConfig, 'cardName_column' | 'cardOriginalId_column'>,
  entries: ReadonlyMap<string, CollectionEntry>,
  decks: readonly DeckToBuild[],
  { promised, elsewhere }: Pick<OwnClaims, 'elsewhere' | 'promised'> = NOTHING_TAKEN,
): FoundBuilds {
  const readColumn = (column: string) => {
    const { codes, values } = index.column(column);
    return (cardno: string): string | undefined => {
      const row = findRow(cardno) ?? findRow(cardno.toUpperCase());
      return row === undefined ? undefined : String(values[codes[row] ?? 0]);
    };
  };
  const readOriginal = readColumn(config.cardOriginalId_column);
  const readName = readColumn(config.cardName_column);
  const originalOf = (cardno: string) => readOriginal(cardno) ?? cardno;
  const toBuild = decks.map(({ id, isSleeved, content }) => ({
    id,
    isSleeved,
    needs: sumByOriginal(parseCanonicalLines(content).lines, originalOf),
  }));
  // Only relevant entries are read.
  const owned = new Map<string, PrintingCopies[]>();
  for (const { needs } of toBuild) for (const original of needs.keys()) owned.set(original, []);
  for (const [cardno, count] of countAll(entries, elsewhere)) {
    if (count > 0) owned.get(originalOf(cardno))?.push({ cardno, count });
  }
  const plan = planBuilds(toBuild, owned, promised);
  const named = [
    ...plan.contested.map(({ originalid }) => originalid),
    ...plan.standing.flatMap(({ copies }) => copies.map(({ cardno }) => cardno)),
  ];
  const names = new Map<string, string>();
  for (const cardno of named) names.set(cardno, readName(cardno) ?? cardno);
  return { ...plan, names: Object.fromEntries(names) };
}

function sumByOriginal(
  lines: readonly { readonly cardno: string; readonly quantity: number }[],
  originalOf: (cardno: string) => string,
): Map<string, number> {
  const needs = new Map<string, number>();
  for (const { cardno, quantity } of lines) {
    const original = originalOf(cardno);
    needs.set(original, (needs.get(original) ?? 0) + quantity);
  }
  return needs;
}
