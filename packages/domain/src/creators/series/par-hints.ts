import type { CardValues } from '../../cards/catalogue/plan-edits.ts';
import type { GameConfig } from '../../game-config.ts';
import { listCustomColumns } from './custom-fields.ts';

/** Compares a number of a draft with official cards of the same type and cost. */
export interface ParHint {
  readonly column: string;
  readonly own: number;
  /** The median, and the range of the middle half. */
  readonly median: number;
  readonly low: number;
  readonly high: number;
  readonly verdict: 'above' | 'below' | 'near';
}

/** Fewer cards give no hint. */
export const PAR_CARDS_MIN = 5;
/** A column that this share of cards fills counts as usual. */
const USUAL_SHARE = 0.9;

type Asked = Pick<GameConfig, 'cardType_column' | 'statsConfig'>;

/** Returns the official cards of the same type and cost. */
export function listPeers(
  config: Asked,
  draft: CardValues,
  officials: readonly CardValues[],
): readonly CardValues[] {
  const kind = config.cardType_column;
  const cost = config.statsConfig.costColumn;
  const paid = draft[cost] ?? null;
  return officials.filter(
    (card) => card[kind] === draft[kind] && (paid === null || card[cost] === paid),
  );
}

/** Compares stats with official cards. Level and cost are prices and are not compared. */
export function findParHints(
  config: GameConfig,
  draft: CardValues,
  peers: readonly CardValues[],
): readonly ParHint[] {
  const { costColumn, levelColumn } = config.statsConfig;
  return listCustomColumns(config)
    .filter((column) => column !== costColumn && column !== levelColumn)
    .flatMap((column) => {
      const own = draft[column];
      const values = peers
        .map((card) => card[column])
        .filter((value) => typeof value === 'number')
        .toSorted((a, b) => a - b);
      if (typeof own !== 'number' || values.length < PAR_CARDS_MIN) return [];
      const [low, median, high] = [0.25, 0.5, 0.75].map((share) => quantile(values, share));
      if (low === undefined || median === undefined || high === undefined) return [];
      const verdict = own > high ? 'above' : own < low ? 'below' : 'near';
      return [{ column, own, median, low, high, verdict }];
    });
}

/** Returns columns that nearly all official cards of the type fill and the draft does not. */
export function findMissingColumns(
  config: GameConfig,
  draft: CardValues,
  peers: readonly CardValues[],
): readonly string[] {
  if (peers.length < PAR_CARDS_MIN) return [];
  return listCustomColumns(config).filter(
    (column) =>
      isEmpty(draft[column]) &&
      peers.filter((card) => !isEmpty(card[column])).length >= peers.length * USUAL_SHARE,
  );
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

/** Returns the value at this share of a sorted list, interpolated. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const [before, after] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return before + (after - before) * (place % 1);
}
