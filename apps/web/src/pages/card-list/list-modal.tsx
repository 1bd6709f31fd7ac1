import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ExternalLink, Pin } from 'lucide-react';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { usePrintings } from '#catalogue/use-cards.ts';
import { CardDetails, CardKind } from '#catalogue/details/card-details.tsx';
import { Printings } from '#catalogue/details/printings.tsx';
import { CardModal } from '#catalogue/modal/card-modal.tsx';
import type { CardSource } from '#features/card-browse/views/card-source.ts';
import { cardPreviews } from '#lib/card-previews/card-previews.ts';
import { Button, buttonClassName } from '#ui/button.tsx';
import { AddToDeckButton } from '#features/deck-editor/add/add-to-deck-button.tsx';

export type ListModalProps = {
  source: CardSource;
  index: number;
  onStep: (index: number) => void;
  onClose: () => void;
};

/** The open card of the list, with what can be done with it. */
export function ListModal({ source, index, onStep, onClose }: ListModalProps) {
  const { t } = useLingui();
  const card = source.cardAt(index);
  const printings = usePrintings(card ? [card.originalid] : []);
  return (
    <CardModal
      card={card}
      index={index}
      length={source.length}
      onStep={onStep}
      onClose={onClose}
      returnFocus={() => document.querySelector<HTMLElement>(`[data-index="${index}"]`)}
    >
      {card && (
        <>
          <CardKind card={card} />
          <div className="list-modal__actions">
            <AddToDeckButton card={card as CatalogueCard} />
            <Link
              to="/cards/$cardno"
              params={{ cardno: card.cardno }}
              className={buttonClassName()}
            >
              <ExternalLink size={16} aria-hidden="true" />
              {t`Open page`}
            </Link>
            <Button
              icon={<Pin size={16} />}
              onClick={() => {
                onClose();
                cardPreviews.send({ kind: 'pin', card });
              }}
            >
              {t`Pin preview`}
            </Button>
          </div>
          <CardDetails card={card} />
          {printings.cards && printings.cards.length > 1 && (
            <Printings cards={printings.cards} current={card.cardno} />
          )}
        </>
      )}
    </CardModal>
  );
}
