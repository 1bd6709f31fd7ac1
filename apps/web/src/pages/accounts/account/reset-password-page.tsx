import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { resetPassword } from '#features/accounts/account/account-api.ts';
import { newPasswordFault } from '#features/accounts/account/form/account-checks.ts';
import { AccountBox } from '#features/accounts/account/form/account-box.tsx';
import { AccountForm } from '#features/accounts/account/form/account-form.tsx';
import { MailSent } from '#features/accounts/account/form/mail-form.tsx';
import { PasswordField } from '#features/accounts/account/form/password-field.tsx';
import { PasswordStrengthHint } from '#features/accounts/account/form/password-strength-hint.tsx';
import { useAccountForm } from '#features/accounts/account/form/use-account-form.ts';
import { useMailedToken } from '#features/accounts/account/form/use-mailed-token.ts';
import { storeMigrationEmail } from '#features/accounts/account/sign-in/migration-email.ts';
import { ApiError } from '#lib/api-error.ts';
import { useAppServices } from '#lib/app-services.ts';
import { errorText, refusalText } from '#lib/message-text.ts';
import { Button, buttonClassName } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

export function ResetPasswordPage() {
  const { t } = useLingui();
  const token = useMailedToken();
  const [state, setState] = useState<'open' | 'done' | 'invalid'>(
    token === null ? 'invalid' : 'open',
  );
  if (state === 'done') {
    return (
      <AccountBox title={t`Thank you`}>
        <MailSent title={t`Your new password is set.`}>
          <p>
            <Trans>Every device was logged out.</Trans>
          </p>
        </MailSent>
        <Link
          className={buttonClassName({ variant: 'primary', size: 'lg', block: true })}
          to="/login"
        >
          <Trans>Log in</Trans>
        </Link>
      </AccountBox>
    );
  }
  return (
    <AccountBox title={t`Set a new password`}>
      {state === 'invalid' || token === null ? (
        <>
          <Notice tone="danger">{refusalText('LINK_INVALID')}</Notice>
          <Link className={buttonClassName({ size: 'lg', block: true })} to="/forgot-password">
            <Trans>Ask for a new link</Trans>
          </Link>
        </>
      ) : (
        <NewPasswordForm
          token={token}
          onDone={() => setState('done')}
          onInvalid={() => setState('invalid')}
        />
      )}
    </AccountBox>
  );
}

interface NewPasswordFormProps {
  token: string;
  onDone: () => void;
  onInvalid: () => void;
}

function NewPasswordForm({ token, onDone, onInvalid }: NewPasswordFormProps) {
  const { t } = useLingui();
  const { api, session } = useAppServices();
  const form = useAccountForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: newPasswordFault(password) }),
    send: async ({ password }) => {
      await resetPassword(api, { token, password });
      storeMigrationEmail(null);
      // The reset ended all sessions.
      session.set(null);
      onDone();
    },
    explain: (error) => {
      if (error instanceof ApiError && error.code === 'LINK_INVALID') {
        onInvalid();
        return null;
      }
      const text = errorText(error);
      const isPassword = error instanceof ApiError && error.code.startsWith('PASSWORD_');
      return isPassword ? { field: 'password', text } : { text };
    },
  });
  return (
    <AccountForm form={form}>
      <PasswordField
        {...form.field('password')}
        label={t`New password`}
        purpose="new"
        hint={<PasswordStrengthHint password={form.values.password} />}
      />
      <Button type="submit" variant="primary" size="lg" block busy={form.busy}>
        <Trans>Set password</Trans>
      </Button>
    </AccountForm>
  );
}
