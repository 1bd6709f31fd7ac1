import type { DeckDocument } from '@deckframe/domain/decks/deck/deck-document';
import { listDeckSections, listShownNumbers } from '@deckframe/domain/decks/deck/deck-groups';
import { getMainZone } from '@deckframe/domain/decks/deck/deck-zones';
import type { DeckZone } from '@deckframe/domain/game-config-deck';
import { useLingui } from '@lingui/react/macro';
import { Layers } from 'lucide-react';
import { useState } from 'react';
import type { DeckCards } from '#decks/cards/use-deck-rules.ts';
import { LazyListModal } from '#features/cards/card-browse/views/lazy-list-modal.tsx';
import { DeckList } from '#features/decks/reading/rows/deck-list.tsx';
import { EmptySlot } from './empty-slot.tsx';
import { EnergySlot } from './energy-slot.tsx';
import { DeckSteppers } from '../decks/deck-builder/deck-steppers.tsx';
import type { DeckInsight } from '../decks/deck-builder/use-insights.ts';
import { useRowChange } from './use-row-change.tsx';
import { ZoneNotices } from '../decks/deck-builder/zone-notices.tsx';

export type ZoneTabProps = {
  document: DeckDocument;
  cards: DeckCards;
  canEdit: boolean;
  zones: readonly DeckZone[];
  insight: DeckInsight | null;
  onReview: () => void;
  /** A press on an empty slot has asked the pool for its cards. */
  onChoose?: (() => void) | undefined;
};

/** The cards of one tab, and what there is to say about them. */
export function ZoneTab(props: ZoneTabProps) {
  const { document, cards, canEdit, zones } = props;
  const { t } = useLingui();
  // The list as it was when a card was opened: a card whose last copy goes stays in sight.
  const [open, setOpen] = useState<{ numbers: readonly string[]; index: number } | null>(null);
  const row = useRowChange(document);
  const { rules } = cards;
  const main = getMainZone(rules.config);
  const isMain = zones.some(({ id }) => id === main.id);
  const openCard = (cardno: string) => {
    const numbers = listShownNumbers(listDeckSections(rules, document.cards, zones));
    setOpen({ numbers, index: Math.max(0, numbers.indexOf(cardno)) });
  };
  const shownCard = open && cards.findCard(open.numbers[open.index] ?? '');
  return (
    <>
      <ZoneNotices {...props} isMain={isMain} />
      <DeckList
        deck={document.cards}
        cards={cards}
        zones={zones}
        onOpen={openCard}
        changeOf={canEdit ? row.changeOf : undefined}
        rowPropsOf={canEdit ? row.rowPropsOf : undefined}
        renderSlot={
          canEdit ? (zone) => <EmptySlot zone={zone} onChoose={props.onChoose} /> : undefined
        }
        empty={
          <div className="deck-empty">
            <Layers size={30} strokeWidth={1.4} aria-hidden="true" />
            {isMain ? (
              <p>
                <b>{t`Pick your first card.`}</b>
                <br />
                {t`It is saved on this device as you go.`}
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
      {isMain && <EnergySlot energy={document.energy} canEdit={canEdit} />}
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
