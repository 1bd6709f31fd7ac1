import type { CatalogueRow } from '../../cards/catalogue/catalogue-row.ts';
import type { GameConfig } from '../../game-config.ts';
import { textOf } from './deck-rules.ts';

export type SubstituteConfig = Pick<
  GameConfig,
  | 'cardColor_column'
  | 'cardId_column'
  | 'cardName_column'
  | 'cardOriginalId_column'
  | 'cardTraits_column'
  | 'cardTraits_delimiter'
  | 'cardType_column'
> &
  Partial<Pick<GameConfig, 'cardColor_delimiter' | 'cardCost_column' | 'substituteWeights'>>;

export type Substitute = {
  readonly originalid: string;
  readonly cardno: string;
  readonly name: string;
  /** Copies over all printings. */
  readonly owned: number;
  readonly type: string;
  readonly cost: number | null;
  /** Weighted values that both cards share, such as colours and traits. */
  readonly shared: readonly string[];
};

export type OwnedCard = { readonly row: CatalogueRow; readonly count: number };

const SHOWN = 3;
const COST_SPAN = 1;
const USUAL_WEIGHT = 2;

/**
 * Returns substitutes for a card: same type, similar cost and at least one shared value, sorted by
 * the weight of shared values.
 */
export function findSubstitutes(
  config: SubstituteConfig,
  wanted: CatalogueRow,
  owned: readonly OwnedCard[],
  /** Original ids of cards in the deck. */
  taken: ReadonlySet<string>,
): Substitute[] {
  const weights = Object.entries(config.substituteWeights ?? usualWeights(config));
  const found = new Map<string, { substitute: Substitute; score: number }>();
  for (const { row, count } of owned) {
    const originalid = textOf(row, config.cardOriginalId_column);
    if (count === 0 || taken.has(originalid) || !isAlike(config, wanted, row)) continue;
    const known = found.get(originalid);
    if (known !== undefined) {
      const { substitute, score } = known;
      const more = { ...substitute, owned: substitute.owned + count };
      found.set(originalid, { substitute: more, score });
      continue;
    }
    const { shared, score } = weigh(config, weights, wanted, row);
    if (score === 0) continue;
    const substitute = {
      originalid,
      cardno: textOf(row, config.cardId_column),
      name: textOf(row, config.cardName_column),
      owned: count,
      type: textOf(row, config.cardType_column),
      cost: costOf(config, row),
      shared,
    };
    found.set(originalid, { substitute, score });
  }
  return [...found.values()]
    .sort(
      (one, other) =>
        other.score - one.score ||
        other.substitute.owned - one.substitute.owned ||
        (one.substitute.originalid < other.substitute.originalid ? -1 : 1),
    )
    .slice(0, SHOWN)
    .map(({ substitute }) => substitute);
}

function usualWeights(config: SubstituteConfig): Record<string, number> {
  return { [config.cardColor_column]: USUAL_WEIGHT, [config.cardTraits_column]: USUAL_WEIGHT };
}

function isAlike(config: SubstituteConfig, one: CatalogueRow, other: CatalogueRow): boolean {
  if (textOf(one, config.cardType_column) !== textOf(other, config.cardType_column)) return false;
  const costs = [costOf(config, one), costOf(config, other)] as const;
  if (costs[0] === null || costs[1] === null) return costs[0] === costs[1];
  return Math.abs(costs[0] - costs[1]) <= COST_SPAN;
}

function weigh(
  config: SubstituteConfig,
  weights: readonly (readonly [column: string, weight: number])[],
  wanted: CatalogueRow,
  row: CatalogueRow,
): { shared: string[]; score: number } {
  const shared: string[] = [];
  let score = 0;
  for (const [column, weight] of weights) {
    const values = valuesOf(config, row, column);
    const both = valuesOf(config, wanted, column).filter((value) => values.includes(value));
    shared.push(...both);
    score += weight * both.length;
  }
  return { shared, score };
}

function valuesOf(config: SubstituteConfig, row: CatalogueRow, column: string): string[] {
  const isColor = column === config.cardColor_column;
  const delimiter = isColor ? config.cardColor_delimiter : config.cardTraits_delimiter;
  const text = textOf(row, column);
  const parts = delimiter === undefined ? [text] : text.split(delimiter);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function costOf(config: SubstituteConfig, row: CatalogueRow): number | null {
  const text = textOf(row, config.cardCost_column ?? 'cost');
  return text === '' || Number.isNaN(Number(text)) ? null : Number(text);
}
