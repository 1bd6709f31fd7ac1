import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { useAppServices } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { signIn } from '../account-api.ts';
import { isEmail } from '../form/account-checks.ts';
import { AccountForm } from '../form/account-form.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { CodeField } from '../second-factor/code-field.tsx';
import { storeMigrationEmail } from './migration-email.ts';
import { ResendVerification } from '../../../account/sign-in/resend-verification.tsx';
import { usePasskeySignIn } from '../../../account/sign-in/use-passkey-sign-in.ts';
import { useSignedIn } from './use-signed-in.ts';

export interface SignInFormProps {
  /** Already known: somebody signs in again. */
  identifier?: string;
  /** The account comes from the old site and needs a new password first. */
  onMigration: (email: string) => void;
}

export function SignInForm({ identifier = '', onMigration }: SignInFormProps) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const signedIn = useSignedIn();
  const passkey = usePasskeySignIn(signedIn);
  const [unverified, setUnverified] = useState<string | null>(null);
  /** The password was right; the account also has an authenticator app. */
  const [asksCode, setAsksCode] = useState(false);
  const form = useAccountForm({
    initial: { identifier, password: '', code: '' },
    check: (values) => ({
      ...(asksCode && values.code.trim() === '' && { code: t`Enter the code.` }),
      ...(values.identifier.trim() === '' && { identifier: t`Enter your e-mail or username.` }),
      ...(values.password === '' && { password: t`Enter your password.` }),
    }),
    send: async (values) => {
      setUnverified(null);
      const user = await signIn(api, {
        identifier: values.identifier.trim(),
        password: values.password,
        ...(asksCode && { code: values.code.trim() }),
      });
      storeMigrationEmail(null);
      signedIn(user);
    },
    explain: (error) => {
      const text = errorText(error);
      if (!(error instanceof ApiError)) return { text };
      const { code } = error;
      if (code === 'CODE_WRONG') return { field: 'code', text };
      if (code === 'CODE_REQUIRED') {
        setAsksCode(true);
        return null;
      }
      setAsksCode(false);
      if (code === 'CREDENTIALS_INVALID') return { field: 'password', text };
      if (code === 'MIGRATION_REQUIRED') {
        const { email } = error.params;
        onMigration(typeof email === 'string' ? email : '');
        return null;
      }
      if (code === 'EMAIL_NOT_VERIFIED') {
        setUnverified(form.values.identifier.trim());
        return null;
      }
      return { text };
    },
  });
  if (asksCode) {
    return (
      <AccountForm form={form}>
        <CodeField {...form.field('code')} />
        <Button type="submit" variant="primary" size="lg" block busy={form.busy}>
          <Trans>Log in</Trans>
        </Button>
        <Button variant="ghost" block onClick={() => setAsksCode(false)}>
          <Trans>Back</Trans>
        </Button>
      </AccountForm>
    );
  }
  return (
    <AccountForm form={{ ...form, fault: form.fault ?? passkey.fault }}>
      {unverified !== null && <ResendVerification email={isEmail(unverified) ? unverified : ''} />}
      <TextField
        {...form.field('identifier')}
        label={t`E-mail or username`}
        type="text"
        inputMode="email"
        autoComplete="username webauthn"
        autoCapitalize="off"
        spellCheck={false}
      />
      <PasswordField {...form.field('password')} label={t`Password`} purpose="current" />
      <Button type="submit" variant="primary" size="lg" block busy={form.busy}>
        <Trans>Log in</Trans>
      </Button>
      {passkey.isOffered && (
        <>
          <span className="account-or">
            <Trans>or</Trans>
          </span>
          <Button
            size="lg"
            block
            busy={passkey.busy}
            icon={<KeyRound size={16} aria-hidden="true" />}
            onClick={passkey.ask}
          >
            <Trans>Log in with a passkey</Trans>
          </Button>
        </>
      )}
    </AccountForm>
  );
}
