import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeckAddress } from '#decks/api/deck-requests.ts';
import { useAppServices } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextAreaField } from '#ui/field.tsx';
import { removeDeck } from './api.ts';

const REASON_MAX = 500;

/** A moderator takes the deck out of public and says why. */
export function RemoveDialog({ path, onClose }: { path: DeckAddress; onClose: () => void }) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { mutate, isPending } = useWrite({
    send: (words: string, key) => removeDeck(api, path, words, key),
    done: async () => {
      await client.invalidateQueries({ queryKey: ['deck', path.game, path.deckId] });
      onClose();
    },
    failure: (error) => {
      setFault(errorText(error));
      return null;
    },
  });
  const send = () => {
    if (reason.trim() === '') setFault(t`Say in a few words what is wrong.`);
    else mutate(reason.trim());
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Remove from public`}
      closeLabel={t`Close`}
      keepOnOutsidePress={reason !== ''}
      footer={
        <Button variant="danger" busy={isPending} onClick={send}>
          <Trans>Remove deck</Trans>
        </Button>
      }
    >
      <TextAreaField
        label={t`Reason`}
        hint={t`The owner of the deck reads your words.`}
        error={fault}
        value={reason}
        maxLength={REASON_MAX}
        rows={4}
        onChange={(event) => {
          setFault(null);
          setReason(event.target.value);
        }}
      />
    </Dialog>
  );
}
