import type { Deck } from '@deckframe/domain/decks/deck/deck';
import { createGameSetup, type Seat } from '@deckframe/domain/decks/odds/game-setup';
import {
  canRedraw,
  dealHand,
  drawForTurn,
  redrawHand,
  type TestTable,
} from '@deckframe/domain/decks/odds/sample-hand';
import { seededNumbers } from '@deckframe/domain/tournaments/draw';
import { useLingui } from '@lingui/react/macro';
import { ArrowDownToLine, RefreshCw, Shuffle } from 'lucide-react';
import { useState } from 'react';
import { CardFace } from '#catalogue/card-face.tsx';
import type { DeckCards } from '#decks/cards/use-deck-rules.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { useIsServerRendered, useMoment } from '#lib/server-rendered.ts';
import { Button } from '#ui/button.tsx';
import { Segmented } from '#ui/segmented.tsx';
import './test-hand.css';

const RANGE = 2 ** 32;

/** Returns a random number from 0 to below 1. */
function drawNumber(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number / RANGE;
}

export type TestHandProps = { deck: Deck; cards: DeckCards };

/** Deals a starting hand by the game's rules: one mulligan, then draws per turn. */
export function TestHand({ deck, cards }: TestHandProps) {
  const { t } = useLingui();
  const config = useGameConfig();
  const setup = createGameSetup({ ...cards.rules, config }, deck);
  const isServerRendered = useIsServerRendered();
  const moment = useMoment();
  const [table, setTable] = useState<TestTable>(() =>
    // Server and browser must deal the same starting hand.
    dealHand(setup, isServerRendered ? seededNumbers(moment.getTime()) : drawNumber),
  );
  const [seat, setSeat] = useState<Seat>(0);
  const [areShieldsShown, setShieldsShown] = useState(false);
  if (setup.cards.length === 0) {
    return <p className="test-hand__note">{t`Add cards to draw a hand.`}</p>;
  }
  const left = table.deck.length;
  const { turn } = table;
  return (
    <div className="test-hand">
      <ul className="test-hand__cards" aria-label={t`Hand`}>
        {table.hand.map((cardno, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- copies of a card are alike
          <li key={`${at}${cardno}`}>
            <HandCard cardno={cardno} cards={cards} />
          </li>
        ))}
      </ul>
      <p className="test-hand__note" role="status">
        {turn === 0 ? t`First hand` : t`Turn ${turn}`} · {t`${table.hand.length} in hand`} ·{' '}
        {t`${left} left in the deck`}
      </p>
      {areShieldsShown && (
        <ul className="test-hand__cards test-hand__cards--small" aria-label={t`Shields`}>
          {table.shields.map((cardno, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- copies of a card are alike
            <li key={`${at}${cardno}`}>
              <HandCard cardno={cardno} cards={cards} />
            </li>
          ))}
        </ul>
      )}
      <div className="test-hand__actions">
        {setup.firstDraws[0] !== setup.firstDraws[1] && turn === 0 && (
          <Segmented
            label={t`Seat`}
            value={String(seat)}
            options={[
              { value: '0', label: t`Go first` },
              { value: '1', label: t`Go second` },
            ]}
            onChange={(value) => setSeat(value === '0' ? 0 : 1)}
          />
        )}
        <Button
          icon={<Shuffle size={15} />}
          onClick={() => {
            setTable(dealHand(setup, drawNumber));
            setShieldsShown(false);
          }}
        >
          {t`New hand`}
        </Button>
        {setup.redraw !== 'none' && (
          <Button
            icon={<RefreshCw size={15} />}
            disabled={!canRedraw(setup, table)}
            onClick={() => setTable(redrawHand(setup, table, drawNumber))}
          >
            {t`Redraw`}
          </Button>
        )}
        <Button
          icon={<ArrowDownToLine size={15} />}
          disabled={left === 0}
          onClick={() => setTable(drawForTurn(setup, table, seat))}
        >
          {t`Draw turn ${turn + 1}`}
        </Button>
        {table.shields.length > 0 && (
          <Button variant="ghost" onClick={() => setShieldsShown(!areShieldsShown)}>
            {areShieldsShown ? t`Hide shields` : t`Show shields`}
          </Button>
        )}
      </div>
    </div>
  );
}

function HandCard({ cardno, cards }: { cardno: string; cards: DeckCards }) {
  const card = cards.findCard(cardno);
  return card ? (
    <CardFace card={card} sizes="160px" />
  ) : (
    <span className="test-hand__unknown mono">{cardno}</span>
  );
}
