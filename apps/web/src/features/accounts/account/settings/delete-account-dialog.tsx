import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { sendOnce } from '#lib/write/send-write.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { AccountForm } from '../form/account-form.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useForgetUser } from '../use-forget-user.ts';
import { deleteAccount } from './settings-api.ts';
import './delete-account-dialog.css';

type DecksChoice = 'keep' | 'delete';

export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const services = useAppServices();
  const user = useUser();
  const forgetUser = useForgetUser();
  const [decks, setDecks] = useState<DecksChoice>('keep');
  const form = useAccountForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password === '' ? t`Enter your password.` : undefined }),
    send: async ({ password }) => {
      await sendOnce(services, () => deleteAccount(services.api, { password, decks }));
      onClose();
      await forgetUser();
      toasts.show({ kind: 'success', title: t`Your account is deleted.` });
    },
    explain: (error) => {
      const isPassword = error instanceof ApiError && error.code === 'PASSWORD_WRONG';
      return { ...(isPassword && { field: 'password' as const }), text: errorText(error) };
    },
  });
  const choices = [
    {
      value: 'keep',
      label: t`Keep them`,
      note: t`Others can still read them; the author is “Deleted user”.`,
    },
    { value: 'delete', label: t`Delete them too`, note: t`Their comments and likes go with them.` },
  ] as const;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Delete ${user?.username ?? ''}?`}
      description={t`Your profile, private decks, collection, ratings and EXP are gone right away. Nobody can bring them back; download your data first.`}
      closeLabel={t`Close`}
      keepOnOutsidePress
    >
      <AccountForm form={form}>
        <fieldset className="choice">
          <legend className="choice__legend">
            <Trans>Your published decks</Trans>
          </legend>
          {choices.map(({ value, label, note }) => (
            <label key={value} className="choice__option">
              <input
                type="radio"
                name="decks"
                value={value}
                checked={decks === value}
                onChange={() => setDecks(value)}
              />
              <span>
                {label}
                <small className="choice__note">{note}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <PasswordField {...form.field('password')} label={t`Password`} purpose="current" />
        <Button type="submit" variant="danger" size="lg" block busy={form.busy}>
          <Trans>Delete my account for good</Trans>
        </Button>
      </AccountForm>
    </Dialog>
  );
}
