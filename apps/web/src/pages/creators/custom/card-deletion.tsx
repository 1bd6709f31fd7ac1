import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SERIES_READS, type CustomCard } from '#features/creators/custom-cards/api.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

export type CardDeletionProps = { seriesId: string; card: CustomCard; onDone: () => void };

/** Deletes a card after a second confirmation. Its number is not reused. */
export function CardDeletion({ seriesId, card, onDone }: CardDeletionProps) {
  const { t } = useLingui();
  const { gameid: game } = useGameConfig();
  const [isAsking, setAsking] = useState(false);
  const remove = useApiWrite('DELETE /api/games/:game/custom-series/:seriesId/cards/:cardId', {
    invalidates: SERIES_READS,
    done: onDone,
  });
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t`Delete card`}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t`Delete this card?`}
        objectName={card.name}
        description={t`Decks that play it lose it. This cannot be undone.`}
        confirmLabel={t`Delete card`}
        cancelLabel={t`Cancel`}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ params: { game, seriesId, cardId: card.id } })}
      />
    </>
  );
}
