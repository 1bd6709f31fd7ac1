import type { CardToFinish } from '@deckframe/domain/decks/deck/finish-deck';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePricesShown } from '#lib/preference-stores.ts';

export type MissingListProps = {
  missing: readonly CardToFinish[];
  /** What stands below a card. */
  below?: (card: CardToFinish) => ReactNode;
};

export function MissingList({ missing, below }: MissingListProps) {
  const { t, i18n } = useLingui();
  const withPrices = usePricesShown();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keys too
    <div className="finish__port" tabIndex={0} role="region" aria-label={t`Missing cards`}>
      <ul className="finish__list">
        {missing.map((card) => (
          <li key={card.originalid}>
            <b>×{card.missing}</b>
            <span>
              {card.name}
              <small className="mono">{card.cheapest?.cardno ?? card.cardno}</small>
            </span>
            <span>
              {withPrices &&
                card.cheapest &&
                i18n.number(card.cheapest.price, { style: 'currency', currency: 'USD' })}
            </span>
            {below?.(card)}
          </li>
        ))}
      </ul>
    </div>
  );
}
