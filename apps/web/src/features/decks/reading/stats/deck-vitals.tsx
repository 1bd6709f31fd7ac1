import type { Deck } from '@deckframe/domain/decks/deck/deck';
import { getMainZone, listZoneLines } from '@deckframe/domain/decks/deck/deck-rules';
import { computeStatistics } from '@deckframe/domain/decks/deck/deck-figures';
import { useLingui } from '@lingui/react/macro';
import { colorCodeOf } from '#decks/cards/color-code.ts';
import type { DeckCards } from '#decks/cards/use-deck-rules.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { MiniCurve } from './mini-curve.tsx';
import './deck-vitals.css';
import './color-split.css';

type ColorSplitProps = {
  colors: ReadonlyMap<string, number>;
  size: number;
  label: string;
};

/** Each colour's share of a full deck. */
function ColorSplit({ colors, size, label }: ColorSplitProps) {
  const config = useGameConfig();
  const total = Math.max(
    size,
    [...colors.values()].reduce((sum, count) => sum + count, 0),
  );
  const words = [...colors].map(([color, count]) => `${color} ${count}`).join(', ');
  return (
    <div
      className="color-split"
      role="img"
      aria-label={words === '' ? label : `${label}: ${words}`}
    >
      {[...colors].map(([color, count]) => (
        <i
          key={color}
          style={{ width: `${(count / total) * 100}%`, background: colorCodeOf(config, color) }}
        />
      ))}
    </div>
  );
}

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
