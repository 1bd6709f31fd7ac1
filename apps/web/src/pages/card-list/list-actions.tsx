import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ExternalLink, Pin } from 'lucide-react';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { ReportCardButton } from '#features/cards/card-report/report-card-button.tsx';
import { AddToDeckButton } from '#features/decks/editor/add/add-to-deck-button.tsx';
import { cardPreviews } from '#lib/card-previews/card-previews.ts';
import { Button, buttonClassName } from '#ui/button.tsx';

export type ListActionsProps = { card: CatalogueCard; onClose: () => void };

/** What can be done with the open card of the list. */
export function ListActions({ card, onClose }: ListActionsProps) {
  const { t } = useLingui();
  return (
    <div className="list-actions">
      <AddToDeckButton card={card} />
      <Link to="/cards/$cardno" params={{ cardno: card.cardno }} className={buttonClassName()}>
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
      <ReportCardButton key={card.cardno} card={card}>{t`Report an error`}</ReportCardButton>
    </div>
  );
}
