import { toShownName } from '@deckframe/domain/deck/deck-document';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { useAppServices, useGameConfig } from '#lib/app-services.ts';
import { deckText, errorText, refusalText } from '#lib/message-text.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';

export type DeleteDialogProps = {
  deck: { id: string; name: string };
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks, deletes, and offers to bring the deck back. */
export function DeleteDialog({ deck, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const { gameid: game } = useGameConfig();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const params = () => ({
    path: { game, deckId: deck.id },
    header: { 'idempotency-key': crypto.randomUUID() },
  });
  const refresh = () => client.invalidateQueries({ queryKey: ['decks', game] });
  const bringBack = async () => {
    try {
      await api.POST('/api/games/{game}/decks/{deckId}/undelete', { params: params() });
      await refresh();
      toasts.show({ kind: 'success', title: t`The deck is back.` });
    } catch (error) {
      toasts.show({ kind: 'error', title: errorText(error) });
    }
  };
  const remove = async () => {
    setBusy(true);
    try {
      await api.DELETE('/api/games/{game}/decks/{deckId}', { params: params() });
      toasts.show({
        kind: 'success',
        title: deckText('deleted'),
        action: { label: t`Undo`, onPress: () => void bringBack() },
      });
      onClose();
      onDeleted();
      await refresh();
    } catch (error) {
      // C-81: who is not signed in has no permission either.
      const isSignedOut = error instanceof ApiError && error.code === 'UNAUTHENTICATED';
      const title = isSignedOut ? refusalText('DECK_DELETE_DENIED') : errorText(error);
      toasts.show({ kind: 'error', title });
      onClose();
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Delete this deck?`}
      objectName={toShownName(deck.name)}
      description={t`It leaves all lists. For a while it can be brought back.`}
      confirmLabel={t`Delete`}
      cancelLabel={t`Keep`}
      busy={isBusy}
      onConfirm={() => void remove()}
    />
  );
}
