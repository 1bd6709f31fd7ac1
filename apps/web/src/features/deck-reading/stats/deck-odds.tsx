import type { DeckRules } from '@deckframe/domain/decks/deck/deck-config';
import type { GameSetup } from '@deckframe/domain/decks/odds/game-setup';
import { computePlayableOdds } from '@deckframe/domain/decks/odds/playable-odds';
import { useLingui } from '@lingui/react/macro';
import '../../decks/reading/stats/deck-stats.css';

export type DeckOddsProps = { rules: DeckRules; setup: GameSetup };

const PERCENT = { style: 'percent', maximumFractionDigits: 0 } as const;

/** The chance to hold a card that can be played on the first turns, and what was counted. */
export function DeckOdds({ rules, setup }: DeckOddsProps) {
  const { t, i18n } = useLingui();
  return (
    <div className="gauges">
      {computePlayableOdds(rules, setup).map(({ id, turn, seen: [seen], chances, playable }) => {
        const [first, second] = chances;
        const both = first === second ? null : t`going second ${i18n.number(second, PERCENT)}`;
        return (
          <div key={id} className="gauge">
            <b>{i18n.number(first, PERCENT)}</b>
            <span>
              {t`a play by turn ${turn}`}
              <br />
              {t`${seen} cards seen, ${playable} playable`}
              {both && (
                <>
                  <br />
                  {both}
                </>
              )}
            </span>
            <div className="meter" aria-hidden="true">
              <i style={{ width: `${first * 100}%` }} />
            </div>
          </div>
        );
      })}
    </div>
  );
}
