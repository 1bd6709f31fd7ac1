import { useLingui } from '@lingui/react/macro';
import { CardFace } from '#catalogue/card-face.tsx';
import { CardPrice } from '#catalogue/card-price.tsx';
import { usePrintings } from '#catalogue/use-cards.ts';
import { useDeckCardBook } from '#decks/cards/use-deck-card-book.ts';
import { useDeckActions } from '#features/decks/editor/session/use-deck-actions.ts';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import './printing-dialog.css';

export type PrintingDialogProps = { cardno: string; zone: string; onClose: () => void };

/** Chooses the printing of a line. */
export function PrintingDialog({ cardno, zone, onClose }: PrintingDialogProps) {
  const { t } = useLingui();
  const actions = useDeckActions();
  const card = useDeckCardBook().find(cardno);
  const { cards, fault, retry } = usePrintings(card ? [card.originalid] : []);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Printings of ${card?.name ?? cardno}`}
      closeLabel={t`Close`}
      size="lg"
    >
      {fault !== null && (
        <ErrorState title={t`The printings did not load`} message={fault} onRetry={retry} />
      )}
      <ul className="printing-choice">
        {!cards && fault === null && (
          <li>
            <Skeleton shape="card" />
          </li>
        )}
        {cards?.map((printing) => (
          <li key={printing.cardno}>
            <button
              type="button"
              aria-pressed={printing.cardno === cardno}
              onClick={() => {
                actions.choose(cardno, zone, printing);
                onClose();
              }}
            >
              <CardFace card={printing} sizes="150px" />
              <span className="printing-choice__words">
                <b className="mono">{printing.cardno}</b>
                <CardPrice card={printing} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
