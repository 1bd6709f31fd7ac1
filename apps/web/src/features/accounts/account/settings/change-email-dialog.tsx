import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { useAppServices } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { sendOnce } from '#lib/write/send-write.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { isEmail } from '../form/account-checks.ts';
import { AccountForm } from '../form/account-form.tsx';
import { MailSent } from '../form/mail-form.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { ACCOUNT, changeEmail } from './settings-api.ts';

export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const services = useAppServices();
  const queryClient = useQueryClient();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useAccountForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({
      email: isEmail(email) ? undefined : t`Enter an e-mail address.`,
      password: password === '' ? t`Enter your password.` : undefined,
    }),
    send: async ({ email, password }) => {
      const body = { email: email.trim(), password, game: services.config.gameid };
      await sendOnce(services, () => changeEmail(services.api, body));
      setSentTo(email.trim());
      await queryClient.invalidateQueries({ queryKey: [ACCOUNT] });
    },
    explain: (error) => {
      const isPassword = error instanceof ApiError && error.code === 'PASSWORD_WRONG';
      return { ...(isPassword && { field: 'password' as const }), text: errorText(error) };
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Change e-mail`}
      description={t`The new address takes effect once you open the link we send to it. We also tell your old address.`}
      closeLabel={t`Close`}
      keepOnOutsidePress
    >
      {sentTo === null ? (
        <AccountForm form={form}>
          <TextField
            {...form.field('email')}
            label={t`New e-mail`}
            type="email"
            autoComplete="email"
            autoCapitalize="off"
            spellCheck={false}
          />
          <PasswordField {...form.field('password')} label={t`Password`} purpose="current" />
          <Button type="submit" variant="primary" size="lg" block busy={form.busy}>
            <Trans>Send the link</Trans>
          </Button>
        </AccountForm>
      ) : (
        <MailSent title={t`We have written to ${sentTo}.`} />
      )}
    </Dialog>
  );
}
