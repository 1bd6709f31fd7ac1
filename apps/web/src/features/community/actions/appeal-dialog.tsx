import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { errorText } from '#lib/message-text.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, type DialogProps } from '#ui/dialog.tsx';
import { TextAreaField } from '#ui/field.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { OWN_APPEALS } from './appeals-query.ts';

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
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { mutate, isPending } = useApiWrite('POST /api/appeals', {
    invalidates: [OWN_APPEALS],
    done: () => {
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
    else mutate({ body: { ...appealed, text: text.trim() } });
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
