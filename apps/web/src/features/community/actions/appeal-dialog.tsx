import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, type DialogProps } from '#ui/dialog.tsx';
import { TextAreaField } from '#ui/field.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { ownAppealsQuery, sendAppeal } from './appeal-api.ts';

const TEXT_MAX = 1000;

export interface Appealed {
  readonly contentType: 'comment' | 'content' | 'custom-series' | 'deck';
  readonly contentId: string;
  readonly game: string;
}

type AppealDialogProps = Appealed &
  Pick<DialogProps, 'returnFocus'> & { readonly onSent: () => void; readonly onClose: () => void };

/** Sends an appeal to the moderators, once per removal. */
export function AppealDialog({ onSent, onClose, returnFocus, ...appealed }: AppealDialogProps) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const user = useUser();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { mutate, isPending } = useWrite({
    send: (words: string, key) => sendAppeal(api, { ...appealed, text: words }, key),
    done: async () => {
      await client.invalidateQueries(ownAppealsQuery(api, user?.id ?? ''));
      toasts.show({ kind: 'success', title: t`Your appeal is with the moderators.` });
      onSent();
      onClose();
    },
    failure: (error) => {
      setFault(errorText(error));
      return null;
    },
  });
  const send = () => {
    if (text.trim() === '') setFault(t`Say in a few words why.`);
    else mutate(text.trim());
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Appeal`}
      closeLabel={t`Close`}
      keepOnOutsidePress={text !== ''}
      {...(returnFocus && { returnFocus })}
      footer={
        <Button variant="primary" busy={isPending} onClick={send}>
          <Trans>Send appeal</Trans>
        </Button>
      }
    >
      <TextAreaField
        label={t`Why should it be public again?`}
        hint={t`A moderator reads it once more. Each removal can be appealed once.`}
        error={fault}
        value={text}
        maxLength={TEXT_MAX}
        rows={6}
        onChange={(event) => {
          setFault(null);
          setText(event.target.value);
        }}
      />
    </Dialog>
  );
}
