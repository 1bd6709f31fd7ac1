import { computeStatistics } from '@deckframe/domain/decks/deck/statistics';
import type { Deck } from '@deckframe/domain/decks/deck/deck';
import { getMainZone, listZoneLines } from '@deckframe/domain/decks/deck/deck-zones';
import { useLingui } from '@lingui/react/macro';
import { ColorSplit } from '../../../deck-reading/stats/color-split.tsx';
import { MiniCurve } from './mini-curve.tsx';
import type { DeckCards } from '#decks/cards/use-deck-rules.ts';
import './deck-vitals.css';

export type DeckVitalsProps = {
  deck: Deck;
  cards: DeckCards;
  withLabels?: boolean;
};

/** Count, colours and curve of the main deck. */
export function DeckVitals({ deck, cards, withLabels = false }: DeckVitalsProps) {
  const { t } = useLingui();
  const { rules } = cards;
  const zone = getMainZone(rules.config);
  const statistics = computeStatistics(rules, listZoneLines(rules, deck, zone));
  const size = zone.size ?? rules.config.maximumCardsPerDeck;
  const [curve] = statistics.charts;
  return (
    <div className="deck-vitals">
      <div className="deck-vitals__count">
        <p data-over={statistics.cards > size ? '' : undefined}>
          <b>{statistics.cards}</b>
          <small> / {size}</small>
          <span className="sr-only"> {t`cards`}</span>
        </p>
        <ColorSplit colors={statistics.colors} size={size} label={t`Colors`} />
      </div>
      {curve && <MiniCurve chart={curve} withLabels={withLabels} />}
    </div>
  );
}
