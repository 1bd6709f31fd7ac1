import type { Card } from '@deckframe/domain/card';
import type { CardReportCategory } from '@deckframe/domain/community/writing/card-report';

/** What the card says at the moment, where one text says it. */
export function whatItSays(card: Card, category: CardReportCategory): string | null {
  switch (category) {
    case 'name':
      return card.name;
    case 'effect':
      return card.effectdata && inPlainBrackets(card.effectdata);
    case 'traits':
      return [card.color, card.categorydata, card.trait].filter(Boolean).join(' · ') || null;
    case 'price':
      return card.marketprice === null ? null : String(card.marketprice);
    case 'numbers':
    case 'picture':
    case 'printings':
    case 'other':
      return null;
  }
}

/** As one would type it: most Latin fonts lack the brackets around keywords. */
function inPlainBrackets(effect: string): string {
  return effect.replaceAll('【', '[').replaceAll(/】\s*/g, '] ').trimEnd();
}
