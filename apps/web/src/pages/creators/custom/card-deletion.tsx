import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  createCustomWrites,
  customKey,
  type CustomCard,
} from '#features/creators/custom-cards/api.ts';
import { useAppServices } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

export type CardDeletionProps = { seriesId: string; card: CustomCard; onDone: () => void };

/** Deletes a card after a second confirmation. Its number is not reused. */
export function CardDeletion({ seriesId, card, onDone }: CardDeletionProps) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const remove = useWrite({
    send: (_input: void, key) =>
      createCustomWrites(api, config.gameid).removeCard(seriesId, card.id, key),
    done: async () => {
      await client.invalidateQueries({ queryKey: customKey(config.gameid) });
      onDone();
    },
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
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}
