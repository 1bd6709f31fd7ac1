import { checkDeck } from '@deckframe/domain/deck/check-deck';
import { countCards } from '@deckframe/domain/deck/deck';
import type { DeckDocument } from '@deckframe/domain/deck/deck-document';
import { listDeckSections, listShownNumbers } from '@deckframe/domain/deck/deck-groups';
import { getMainZone, listZoneLines } from '@deckframe/domain/deck/deck-zones';
import type { DeckZone } from '@deckframe/domain/game-config-deck';
import { Plural, useLingui } from '@lingui/react/macro';
import { Layers, Sparkles, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import type { DeckCards } from '#decks/cards/use-deck-rules.ts';
import { LazyListModal } from '#features/card-browse/views/lazy-list-modal.tsx';
import { DeckList } from '#features/deck-reading/rows/deck-list.tsx';
import { deckReasonText, deckText } from '#lib/message-text.ts';
import { useUserPreferences } from '#lib/preference-stores.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { DeckSteppers } from './deck-steppers.tsx';
import type { DeckInsight } from './use-insights.ts';
import { useRowChange } from './use-row-change.tsx';

/** What a size says stands in the count already; these are about the deck as a whole. */
const SAID_ELSEWHERE = ['ZONE_TOO_SMALL'];

export type ZoneTabProps = {
  document: DeckDocument;
  cards: DeckCards;
  canEdit: boolean;
  zones: readonly DeckZone[];
  insight: DeckInsight | null;
  onReview: () => void;
};

/** The cards of one tab, and what there is to say about them. */
export function ZoneTab(props: ZoneTabProps) {
  const { document, cards, canEdit, zones, insight, onReview } = props;
  const { t } = useLingui();
  // The list as it was when a card was opened: a card whose last copy goes stays in sight.
  const [open, setOpen] = useState<{ numbers: readonly string[]; index: number } | null>(null);
  const { unlockColors } = useUserPreferences();
  const row = useRowChange(document);
  const { rules } = cards;
  const main = getMainZone(rules.config);
  const isMain = zones.some(({ id }) => id === main.id);
  const openCard = (cardno: string) => {
    const numbers = listShownNumbers(listDeckSections(rules, document.cards, zones));
    setOpen({ numbers, index: Math.max(0, numbers.indexOf(cardno)) });
  };
  const reasons = isMain
    ? checkDeck(rules, document.cards).filter(
        ({ code, cards: about }) =>
          about.length === 0 &&
          !SAID_ELSEWHERE.includes(code) &&
          !(unlockColors && code === 'TOO_MANY_COLORS'),
      )
    : [];
  const shownCard = open && cards.findCard(open.numbers[open.index] ?? '');
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
      {isMain && document.customSeries.length > 0 && (
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
      <DeckList
        deck={document.cards}
        cards={cards}
        zones={zones}
        onOpen={openCard}
        changeOf={canEdit ? row.changeOf : undefined}
        rowPropsOf={canEdit ? row.rowPropsOf : undefined}
        empty={
          <div className="deck-empty">
            <Layers size={30} strokeWidth={1.4} aria-hidden="true" />
            {isMain ? (
              <p>
                <b>{t`Pick your first card.`}</b>
                <br />
                {t`It is kept on this device as you go.`}
              </p>
            ) : (
              <p>
                <b>{t`Nothing here yet.`}</b>
                <br />
                {t`While this tab is open, cards you add land here.`}
              </p>
            )}
          </div>
        }
      />
      {row.dialog}
      {open !== null && (
        <LazyListModal
          source={{
            length: open.numbers.length,
            cardAt: (index) => cards.findCard(open.numbers[index] ?? ''),
          }}
          index={open.index}
          onStep={(index) => setOpen({ ...open, index })}
          onClose={() => setOpen(null)}
          returnFocus={() => findRow(open.numbers[open.index] ?? '')}
          actions={
            shownCard && <DeckSteppers card={shownCard} deck={document.cards} rules={rules} />
          }
        />
      )}
    </>
  );
}

function findRow(cardno: string): HTMLElement | null {
  return window.document.querySelector<HTMLElement>(`[data-cardno="${CSS.escape(cardno)}"]`);
}
