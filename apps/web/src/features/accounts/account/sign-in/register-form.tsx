import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '#lib/api-error.ts';
import { useAppServices } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { keepForAccount } from '#lib/visitor-action.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { register } from '../account-api.ts';
import { isEmail, newPasswordFault, usernameFault } from '../form/account-checks.ts';
import { AccountForm } from '../form/account-form.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { PasswordStrengthHint } from '../form/password-strength-hint.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { UsernameField } from '../form/username-field.tsx';

/** N-28: does not reveal existing accounts. */
export function RegisterForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const form = useAccountForm({
    initial: { username: '', email: '', password: '' },
    check: ({ username, email, password }) => ({
      username: usernameFault(username),
      ...(!isEmail(email) && { email: t`Enter an e-mail address.` }),
      password: newPasswordFault(password, [username, email]),
    }),
    send: async ({ username, email, password }) => {
      const address = email.trim();
      await register(api, {
        username: username.trim(),
        email: address,
        password,
        game: config.gameid,
      });
      await keepForAccount(username.trim());
      onSent(address);
    },
    explain: (error) => {
      const text = errorText(error);
      const code = error instanceof ApiError ? error.code : '';
      if (code.startsWith('USERNAME_')) return { field: 'username', text };
      return code.startsWith('PASSWORD_') ? { field: 'password', text } : { text };
    },
  });
  const { username, email, password } = form.values;
  return (
    <AccountForm form={form}>
      <UsernameField {...form.field('username')} />
      <TextField
        {...form.field('email')}
        label={t`E-mail`}
        type="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        hint={t`For logging in and for messages about your account. Nobody else can see it.`}
      />
      <PasswordField
        {...form.field('password')}
        label={t`Password`}
        purpose="new"
        hint={<PasswordStrengthHint password={password} ownFacts={[username, email]} />}
      />
      <Button type="submit" variant="primary" size="lg" block busy={form.busy}>
        <Trans>Sign up</Trans>
      </Button>
    </AccountForm>
  );
}
