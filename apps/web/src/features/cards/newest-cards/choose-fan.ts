import type { Card } from '@deckframe/domain/card';

const FAN_SIZE = 5;

type FanCard = Pick<Card, 'color' | 'cardno' | 'rarity' | 'cost'>;

/** Chooses five cards: high rarity, then cost, one per colour first. */
export function chooseFan<T extends FanCard>(
  cards: readonly T[],
  showpieceRarities: readonly string[],
): T[] {
  const isShowpiece = ({ rarity }: T): boolean => showpieceRarities.includes(rarity ?? '');
  const byWorth = [...cards].sort(
    (left, right) =>
      Number(isShowpiece(right)) - Number(isShowpiece(left)) ||
      (right.cost ?? 0) - (left.cost ?? 0),
  );
  const seen = new Set<string>();
  const first: T[] = [];
  const rest: T[] = [];
  for (const card of byWorth) {
    const color = card.color ?? card.cardno;
    (seen.has(color) ? rest : first).push(card);
    seen.add(color);
  }
  return [...first, ...rest].slice(0, FAN_SIZE);
}
