import type { Card } from '@deckframe/domain/card';
import { useLingui } from '@lingui/react/macro';

const PRICE_FORMAT = { style: 'currency', currency: 'USD' } as const;

/** The card's market price, if known. */
export function CardPrice({ card, className }: { card: Card; className?: string }) {
  const { i18n } = useLingui();
  if (card.marketprice === null || card.marketprice === undefined) return null;
  return <span className={className}>{i18n.number(card.marketprice, PRICE_FORMAT)}</span>;
}
