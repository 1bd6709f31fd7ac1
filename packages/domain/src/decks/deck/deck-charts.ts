import type { ColumnValue } from '../../cards/catalogue/column-file.ts';
import type { ChartDefinition } from '../../game-config-deck.ts';
import type { DeckRules } from './deck-config.ts';
import type { DeckLine } from './deck.ts';

export interface ChartBar {
  /** The value, or the lowest value of a bar that holds several. */
  readonly value: string | number;
  readonly count: number;
}

/** A configured chart of a list. Bars, `beyond` and `empty` together are all known cards. */
export interface DeckChart {
  readonly name: string;
  readonly column: string;
  readonly bars: readonly ChartBar[];
  /** Cards whose value has no bar. */
  readonly beyond: number;
  /** Cards without a value; 0 where the chart leaves them out. */
  readonly empty: number;
}

export function countChart(
  { findCard }: DeckRules,
  lines: readonly DeckLine[],
  chart: ChartDefinition,
): DeckChart {
  const counts = new Map(listBars(chart).map((value) => [value, 0]));
  let beyond = 0;
  let empty = 0;
  for (const { cardno, quantity } of lines) {
    const card = findCard(cardno);
    if (!card) continue;
    const bar = findBar(chart, card[chart.column] ?? null);
    if (bar === null) empty += quantity;
    else if (counts.has(bar)) counts.set(bar, (counts.get(bar) ?? 0) + quantity);
    else beyond += quantity;
  }
  return {
    name: chart.name,
    column: chart.column,
    bars: [...counts].map(([value, count]) => ({ value, count })),
    beyond,
    empty: chart.ignoreEmptyValues === true ? 0 : empty,
  };
}

function listBars({ customRange, rangeStep, maxValue }: ChartDefinition): (string | number)[] {
  if (customRange) return customRange;
  if (rangeStep === undefined || maxValue === undefined) return [];
  return Array.from({ length: Math.floor(maxValue / rangeStep) + 1 }, (_, bar) => bar * rangeStep);
}

/** The bar of a value: itself, or the start of its step; the last step holds all above it too. */
function findBar(
  { customRange, rangeStep, maxValue }: ChartDefinition,
  value: ColumnValue,
): string | number | null {
  if (value === null || value === '') return null;
  if (customRange || rangeStep === undefined || maxValue === undefined) {
    return typeof value === 'boolean' ? String(value) : value;
  }
  const number = Number(value);
  if (Number.isNaN(number)) return String(value);
  return Math.floor(Math.min(number, maxValue) / rangeStep) * rangeStep;
}
