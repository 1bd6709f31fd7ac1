import { valueSide } from '@deckframe/domain/collection/trades/trade-value';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { usePricesShown } from '#lib/preference-stores.ts';
import type { Line } from './api.ts';

const PRICE_FORMAT = { style: 'currency', currency: 'USD' } as const;

export type SideValueProps = {
  lines: readonly Line[];
  cards: ReadonlyMap<string, CatalogueCard>;
};

/** Today's value of a side; hidden if prices are off. */
export function SideValue({ lines, cards }: SideValueProps) {
  const { i18n, t } = useLingui();
  const withPrices = usePricesShown();
  // Cards that are still loading have no price yet.
  if (!withPrices || lines.length === 0 || !lines.every(({ cardno }) => cards.has(cardno))) {
    return null;
  }
  const { value, unpriced } = valueSide(lines, (cardno) => cards.get(cardno)?.marketprice);
  const price = i18n.number(value, PRICE_FORMAT);
  return (
    <span className="side-value">
      {t`about ${price}`}
      {unpriced > 0 && (
        <small>
          {plural(unpriced, { one: '# copy without price', other: '# copies without price' })}
        </small>
      )}
    </span>
  );
}
