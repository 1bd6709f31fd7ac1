import type { Card } from '@deckframe/domain/card';

const FAN_SIZE = 5;

/** Five cards for the fan: one of each colour as long as there are colours, then the next newest. */
export function chooseFan<T extends Pick<Card, 'color' | 'cardno'>>(cards: readonly T[]): T[] {
  const seen = new Set<string>();
  const first: T[] = [];
  const rest: T[] = [];
  for (const card of cards) {
    const color = card.color ?? card.cardno;
    (seen.has(color) ? rest : first).push(card);
    seen.add(color);
  }
  return [...first, ...rest].slice(0, FAN_SIZE);
}
