import { toStoredName } from '@deckframe/domain/decks/deck/deck';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DECK_READS } from '#decks/api/deck-counts.ts';
import { readAgain } from '#lib/read-again.ts';
import { ApiError } from '#lib/api-error.ts';
import { useAppServices, useGameConfig } from '#lib/app-services.ts';
import { deckText, errorText, refusalText } from '#lib/message-text.ts';
import { runWrite } from '#lib/write/run-write.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { deleteDeck, undeleteDeck } from './api.ts';

export type DeleteDialogProps = {
  deck: { id: string; name: string };
  onClose: () => void;
  onDeleted: () => void;
};

/** Confirms and deletes a deck; a toast then offers undo. */
export function DeleteDialog({ deck, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useLingui();
  const services = useAppServices();
  const { gameid: game } = useGameConfig();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const path = { game, deckId: deck.id };
  const refresh = () => readAgain(client, DECK_READS);
  const bringBack = () =>
    runWrite(services, {
      send: (key) => undeleteDeck(services.api, path, key),
      done: async () => {
        await refresh();
        toasts.show({ kind: 'success', title: t`The deck is back.` });
      },
    }).catch(() => {});
  const remove = () => {
    setBusy(true);
    return runWrite(services, {
      send: (key) => deleteDeck(services.api, path, key),
      done: () => {
        toasts.show({
          kind: 'success',
          title: deckText('deleted'),
          action: { label: t`Undo`, onPress: () => void bringBack() },
        });
        onClose();
        onDeleted();
        return refresh();
      },
      failure: (error) => {
        onClose();
        // C-81: visitors get the text for missing permission.
        const isSignedOut = error instanceof ApiError && error.code === 'UNAUTHENTICATED';
        const title = isSignedOut ? refusalText('DECK_DELETE_DENIED') : errorText(error);
        return { kind: 'error', title };
      },
    })
      .catch(() => {})
      .finally(() => setBusy(false));
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Delete this deck?`}
      objectName={toStoredName(deck.name)}
      description={t`It disappears from all lists. You can restore it for a while.`}
      confirmLabel={t`Delete`}
      cancelLabel={t`Keep`}
      busy={isBusy}
      onConfirm={() => void remove()}
    />
  );
}
