import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useState, useEffect, useRef } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { useAppServices } from '#lib/app-services.ts';
import { errorText, refusalText } from '#lib/message-text.ts';
import { reportError } from '#lib/report-error.ts';
import type { SessionUser } from '#lib/session-user.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { signIn, sendVerification, loadPasskeyRequest, signInWithPasskey } from '../account-api.ts';
import { isEmail } from '../form/account-checks.ts';
import { AccountForm } from '../form/account-form.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import {
  arePasskeysSupported,
  askForPasskey,
  canFillInPasskeys,
} from '../passkeys/passkey-ceremony.ts';
import { CodeField } from '../second-factor/code-field.tsx';
import { storeMigrationEmail } from './migration-email.ts';
import { useSignedIn } from './use-signed-in.ts';

/** Login by passkey autofill or button; one request at a time. */
function usePasskeySignIn(onSignedIn: (user: SessionUser) => void) {
  const { api } = useAppServices();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const question = useRef<AbortController>(null);
  const signedIn = useRef(onSignedIn);
  useEffect(() => {
    signedIn.current = onSignedIn;
  });

  const run = async (fillIn: boolean) => {
    question.current?.abort();
    const own = new AbortController();
    question.current = own;
    const options = await loadPasskeyRequest(api);
    if (own.signal.aborted) return;
    const response = await askForPasskey({ options, fillIn, signal: own.signal });
    if (response === null) return;
    signedIn.current(await signInWithPasskey(api, response));
  };

  const wait = async () => {
    if (await canFillInPasskeys()) await run(true);
  };
  const waitQuietly = () => {
    wait().catch((error: unknown) => {
      // Autofill failures are silent.
      if (question.current?.signal.aborted) return;
      reportError('Passkeys cannot be offered in the name field', error);
      setFault(null);
    });
  };

  useEffect(() => {
    waitQuietly();
    return () => question.current?.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form appears
  }, []);

  const ask = async () => {
    setBusy(true);
    setFault(null);
    try {
      await run(false);
    } catch (error) {
      setFault(errorText(error));
    } finally {
      setBusy(false);
      // Restarts autofill after the button.
      waitQuietly();
    }
  };

  return { isOffered: arePasskeysSupported(), busy, fault, ask: () => void ask() };
}

/** Not a form, because it is inside one. */
function ResendVerification({ email }: { email: string }) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const [address, setAddress] = useState(email);
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [fault, setFault] = useState<string>();
  const send = async () => {
    if (!isEmail(address)) return setFault(t`Enter an e-mail address.`);
    setFault(undefined);
    setState('busy');
    try {
      await sendVerification(api, { email: address.trim(), game: config.gameid });
      setState('sent');
    } catch (error) {
      setState('idle');
      setFault(errorText(error));
    }
  };
  return (
    <div className="account-form">
      <Notice tone={state === 'sent' ? 'info' : 'warn'}>
        {state === 'sent'
          ? t`If an account is waiting for this address, a new link is on its way.`
          : refusalText('EMAIL_NOT_VERIFIED')}
      </Notice>
      {state !== 'sent' && (
        <>
          <TextField
            label={t`Your e-mail address`}
            type="email"
            autoComplete="email"
            value={address}
            error={fault}
            onChange={(event) => setAddress(event.target.value)}
          />
          <Button busy={state === 'busy'} onClick={() => void send()}>
            <Trans>Send the link again</Trans>
          </Button>
        </>
      )}
    </div>
  );
}

export interface SignInFormProps {
  /** Set if a known member logs in again. */
  identifier?: string;
  /** Called for an account of the old site, which needs a new password first. */
  onMigration: (email: string) => void;
}

export function SignInForm({ identifier = '', onMigration }: SignInFormProps) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const signedIn = useSignedIn();
  const passkey = usePasskeySignIn(signedIn);
  const [unverified, setUnverified] = useState<string | null>(null);
  /** True after a right password, if a code is required. */
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
