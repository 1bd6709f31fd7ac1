import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { errorText } from '#lib/message-text.ts';
import { useWrite, type WritePlan } from '#lib/write/use-write.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextAreaField } from '#ui/field.tsx';

const REASON_MAX = 500;

export interface ReasonDialogProps {
  readonly title: string;
  readonly label: string;
  /** Says who will read the text. */
  readonly hint: string;
  readonly action: string;
  readonly variant: ButtonProps['variant'];
  readonly send: (reason: string, key: string) => Promise<unknown>;
  readonly invalidates?: WritePlan<string, unknown>['invalidates'];
  readonly done?: () => unknown;
  readonly onClose: () => void;
}

/** Dialog for a write that needs a reason. Failures are shown in it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, label, hint, action, variant, send, invalidates, done, onClose } = props;
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { mutate, isPending } = useWrite({
    send,
    invalidates,
    done: async () => {
      await done?.();
      onClose();
    },
    failure: (error) => {
      setFault(errorText(error));
      return null;
    },
  });
  const submit = () => {
    if (reason.trim() === '') setFault(t`Say in a few words what is wrong.`);
    else mutate(reason.trim());
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={t`Close`}
      keepOnOutsidePress={reason !== ''}
      footer={
        <Button variant={variant} busy={isPending} onClick={submit}>
          {action}
        </Button>
      }
    >
      <TextAreaField
        label={label}
        hint={hint}
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
