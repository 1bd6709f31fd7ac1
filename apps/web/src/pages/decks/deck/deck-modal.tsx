import type { DeckDocument } from '@deckframe/domain/decks/deck/deck';
import { listDeckSections, listShownNumbers } from '@deckframe/domain/decks/deck/deck-groups';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { CardDetails, CardKind } from '#catalogue/details/card-details.tsx';
import { CardModal } from '#catalogue/modal/card-modal.tsx';
import type { DeckCards } from '#decks/cards/use-deck-rules.ts';
import { ReportCardButton } from '#features/cards/card-report/report-card-button.tsx';
import { buttonClassName } from '#ui/button.tsx';
import { AddToDeckButton } from '#features/decks/editor/add/add-to-deck-button.tsx';
import './deck-modal.css';

export type DeckModalProps = {
  document: DeckDocument;
  cards: DeckCards;
  cardno: string;
  onStep: (cardno: string) => void;
  onClose: () => void;
};

/** LIST-18: a card of the deck in a dialog. Arrows step in the displayed order. */
export function DeckModal({ document, cards, cardno, onStep, onClose }: DeckModalProps) {
  const { t } = useLingui();
  const { rules } = cards;
  const numbers = listShownNumbers(listDeckSections(rules, document.cards, rules.config.zones));
  const card = cards.findCard(cardno);
  return (
    <CardModal
      card={card}
      index={Math.max(0, numbers.indexOf(cardno))}
      length={numbers.length}
      onStep={(index) => onStep(numbers[index] ?? cardno)}
      onClose={onClose}
      returnFocus={() =>
        window.document.querySelector<HTMLElement>(`[data-cardno="${CSS.escape(cardno)}"]`)
      }
    >
      {card && (
        <>
          <CardKind card={card} />
          <div className="deck-modal__actions">
            <AddToDeckButton card={card} />
            <Link to="/cards/$cardno" params={{ cardno }} className={buttonClassName()}>
              <ExternalLink size={16} aria-hidden="true" />
              {t`Open page`}
            </Link>
            <ReportCardButton key={cardno} card={card}>{t`Report an error`}</ReportCardButton>
          </div>
          <CardDetails card={card} />
        </>
      )}
    </CardModal>
  );
}
