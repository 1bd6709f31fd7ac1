import { type DeckDocument, countCards, listCustomSeries } from '@deckframe/domain/decks/deck/deck';
import { getMainZone, listZoneLines } from '@deckframe/domain/decks/deck/deck-rules';
import { judgeDeck } from '@deckframe/domain/decks/deck/judge-deck';
import { Plural, useLingui } from '@lingui/react/macro';
import { Layers, Sparkles, TriangleAlert, X } from 'lucide-react';
import type { DeckCards } from '#decks/cards/use-deck-rules.ts';
import { deckReasonText, deckText } from '#lib/message-text.ts';
import { useUserPreferences } from '#lib/preference-stores.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { DeckInsight } from './use-insights.ts';

/** The verdict and empty slots show these already, so here are only other faults of the deck. */
const SAID_ELSEWHERE = ['ZONE_TOO_SMALL', 'TOO_FEW_ENERGIES'];

type ZoneNoticesProps = {
  document: DeckDocument;
  cards: DeckCards;
  canEdit: boolean;
  isMain: boolean;
  insight: DeckInsight | null;
  onReview: () => void;
};

/** Notices about the deck, above the cards of a tab. */
export function ZoneNotices(props: ZoneNoticesProps) {
  const { document, cards, canEdit, isMain, insight, onReview } = props;
  const { t } = useLingui();
  const { unlockColors } = useUserPreferences();
  const { rules } = cards;
  const main = getMainZone(rules.config);
  const verdict = judgeDeck(rules, document);
  const reasons =
    isMain && verdict.name === 'illegal'
      ? verdict.reasons.filter(
          ({ code, cards: about }) =>
            about.length === 0 &&
            !SAID_ELSEWHERE.includes(code) &&
            !(unlockColors && code === 'TOO_MANY_COLORS'),
        )
      : [];
  const missing = (main.size ?? 0) - countCards(listZoneLines(rules, document.cards, main));
  const waiting = countCards(document.cards.considering);
  return (
    <>
      {insight && isMain && (
        <div className="strip">
          <Sparkles size={18} aria-hidden="true" />
          <p>{insight.text}</p>
          <Button size="sm" onClick={insight.apply}>
            {t`Apply`}
          </Button>
          <IconButton
            size="sm"
            label={t`Dismiss`}
            icon={<X size={15} />}
            onClick={insight.dismiss}
          />
        </div>
      )}
      {isMain && canEdit && missing > 0 && waiting > 0 && missing < (main.size ?? 0) && (
        <div className="strip">
          <Layers size={18} aria-hidden="true" />
          <p>
            <Plural value={missing} one="# card short." other="# cards short." />{' '}
            <Plural
              value={waiting}
              one="# is waiting in Considering."
              other="# are waiting in Considering."
            />
          </p>
          <Button size="sm" onClick={onReview}>
            {t`Review`}
          </Button>
        </div>
      )}
      {isMain && listCustomSeries(document.cards, document.customSeries).length > 0 && (
        <div className="strip strip--warn">
          <TriangleAlert size={18} aria-hidden="true" />
          <p>{deckText('fanMade')}</p>
        </div>
      )}
      {reasons.length > 0 && (
        <div className="strip strip--warn">
          <TriangleAlert size={18} aria-hidden="true" />
          <ul>
            {reasons.map(({ code, params }) => (
              <li key={code + JSON.stringify(params)}>{deckReasonText(code, params)}</li>
            ))}
          </ul>
        </div>
      )}
      {cards.fault !== null && (
        <div className="strip strip--warn">
          <TriangleAlert size={18} aria-hidden="true" />
          <p>{cards.fault}</p>
        </div>
      )}
    </>
  );
}
