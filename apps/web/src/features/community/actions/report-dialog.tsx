import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAppServices, useGameConfig } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextAreaField } from '#ui/field.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { sendReport } from './report-api.ts';

const REASON_MAX = 500;

export interface ReportDialogProps {
  readonly contentType: 'comment' | 'deck' | 'profile';
  readonly contentId: string;
  readonly onClose: () => void;
}

/** Tells the administrators what should not be here. */
export function ReportDialog({ contentType, contentId, onClose }: ReportDialogProps) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const { gameid: game } = useGameConfig();
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { mutate, isPending } = useWrite({
    send: (words: string, key) =>
      sendReport(api, { contentType, contentId, game, reason: words }, key),
    done: () => {
      toasts.show({ kind: 'success', title: t`Reported. Thank you.` });
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
      title={t`Report`}
      closeLabel={t`Close`}
      keepOnOutsidePress={reason !== ''}
      footer={
        <Button variant="primary" busy={isPending} onClick={send}>
          <Trans>Send report</Trans>
        </Button>
      }
    >
      <TextAreaField
        label={t`What is wrong with it?`}
        hint={t`Only administrators see your words.`}
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
