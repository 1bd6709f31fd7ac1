import { compareCardNumbers } from '../cards/catalogue/card-number.ts';
import type { CardFacts } from './card-facts.ts';

/** Rows of the facts by series, each in the order of its numbers. */
export function groupBySeries(facts: CardFacts): Map<string, number[]> {
  const bySeries = new Map<string, number[]>();
  for (const [row, series] of facts.series.entries()) {
    const rows = bySeries.get(series);
    if (rows === undefined) bySeries.set(series, [row]);
    else rows.push(row);
  }
  const numberAt = (row: number) => facts.cardno[row] ?? '';
  for (const rows of bySeries.values()) {
    rows.sort((one, other) => compareCardNumbers(numberAt(one), numberAt(other)));
  }
  return bySeries;
}
