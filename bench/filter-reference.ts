import { compareCardNumbers } from '@deckframe/domain/cards/catalogue/card-number';
import type { CatalogueRow } from '@deckframe/domain/cards/catalogue/catalogue-row';
import { foldText } from '@deckframe/domain/cards/catalogue/clean-text';
import type { GameConfig } from '@deckframe/domain/game-config';
import type { FilterQuery } from './filter-queries.ts';

/** A plain filter and sort with our rules, to verify results: rows in order. */
export function createReference(
  cards: readonly CatalogueRow[],
  config: GameConfig,
): (query: FilterQuery) => number[] {
  const foldedTexts = new Map<string, string>();
  const fold = (text: string): string => {
    const known = foldedTexts.get(text) ?? foldText(text);
    foldedTexts.set(text, known);
    return known;
  };
  const folded = cards.map((card) =>
    config.textFilterColumns.map((column) => fold(String(card[column] ?? ''))),
  );
  const names = cards.map((card) => fold(String(card['name'] ?? '')));
  // Comparing names is slow, so their ranks are compared.
  const sortedNames = [...new Set(names)].sort(compareCardNumbers);
  const rankByName = new Map(sortedNames.map((name, rank) => [name, rank]));
  const byNumber = cards
    .map((card, row) => ({ row, cardno: String(card['cardno']) }))
    .sort((left, right) => compareCardNumbers(left.cardno, right.cardno))
    .map(({ row }) => row);

  const isLast = cards.map((card) => Number(String(card['cardno']).includes('-AP')));

  return ({ options = {}, ranges = {}, text = '', sort }) => {
    const words = foldText(text).split(/\s+/).filter(Boolean);
    const found = byNumber.filter((row) => {
      const card = cards[row] ?? {};
      return (
        Object.entries(options).every(([column, wanted]) =>
          hasOption(card, column, wanted, config, fold),
        ) &&
        Object.entries(ranges).every(([column, { min = -Infinity, max = Infinity }]) => {
          const value = card[column] ?? Number.NaN;
          return Number(value) >= min && Number(value) <= max;
        }) &&
        words.every((word) => (folded[row] ?? []).some((field) => field.includes(word)))
      );
    });
    const keyOf = (row: number): number | null => {
      if (sort.column === 'name') return rankByName.get(names[row] ?? '') ?? null;
      const value = cards[row]?.[sort.column] ?? null;
      return typeof value === 'number' ? value : null;
    };
    // Sorting is stable. Cards that only represent action points come last.
    return found.sort(
      (left, right) =>
        (isLast[left] ?? 0) - (isLast[right] ?? 0) ||
        compareKeys(keyOf(left), keyOf(right), sort.direction),
    );
  };
}

function compareKeys(
  left: number | null,
  right: number | null,
  direction: 'asc' | 'desc' = 'asc',
): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  return direction === 'desc' ? right - left : left - right;
}

function hasOption(
  card: CatalogueRow,
  column: string,
  wanted: readonly string[],
  config: GameConfig,
  fold: (text: string) => string,
): boolean {
  const filter = config.filters.find((one) => one.property === column && one.type === 'OptionSet');
  const delimiter = filter?.type === 'OptionSet' ? filter.delimiters?.[0] : undefined;
  const isWithin = filter?.type === 'OptionSet' && filter.includes === true;
  const text = String(card[column] ?? '');
  const parts = (delimiter === undefined ? [text] : text.split(delimiter)).filter(Boolean);
  return wanted.some((option) => {
    if (option === 'N/A') return parts.length === 0;
    return parts.some((part) => (isWithin ? fold(part).includes(fold(option)) : part === option));
  });
}
