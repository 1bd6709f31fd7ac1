import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { Button, buttonClassName } from '#ui/button.tsx';
import { loadPasskeyRequest } from '../account-api.ts';
import { AccountForm } from '../form/account-form.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { UsernameForManagers } from '../form/username-for-managers.tsx';
import { arePasskeysSupported, askForPasskey } from '../passkeys/passkey-ceremony.ts';
import { Loaded } from '../settings/loaded.tsx';
import { useSignedIn } from '../sign-in/use-signed-in.ts';
import { CodeField } from './code-field.tsx';
import {
  prove,
  proveByPasskey,
  readMe,
  secondFactorQuery,
  type SecondFactorState,
} from './second-factor-api.ts';

export interface ProveFormProps {
  needsFactor: boolean;
  onLeave: () => void;
}

/** Proves identity in an open session by app, passkey or password. */
export function ProveForm({ needsFactor, onLeave }: ProveFormProps) {
  const { t } = useLingui();
  const state = useQuery(secondFactorQuery(useUser()?.id));
  return (
    <Loaded query={state} failedTitle={t`Your second factors did not load`} lines={2}>
      {(factors) =>
        needsFactor && factors.authenticator === null && factors.passkeys === 0 ? (
          <NoFactorYet onLeave={onLeave} />
        ) : (
          <ProofFields factors={factors} needsFactor={needsFactor} />
        )
      }
    </Loaded>
  );
}

function NoFactorYet({ onLeave }: { onLeave: () => void }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // Moves the focus after loading.
    link.current?.focus();
  }, []);
  return (
    <div className="account-form">
      <p>
        <Trans>
          Staff of this site need a second factor. Set up an authenticator app or a passkey; until
          then your account works like any other.
        </Trans>
      </p>
      <Link
        ref={link}
        className={buttonClassName({ variant: 'primary', size: 'lg', block: true })}
        to="/account"
        hash="second-factor"
        onClick={onLeave}
      >
        <Trans>Set it up</Trans>
      </Link>
    </div>
  );
}

function ProofFields(props: { factors: SecondFactorState; needsFactor: boolean }) {
  const { factors, needsFactor } = props;
  const { t } = useLingui();
  const { api } = useAppServices();
  const signedIn = useSignedIn();
  const router = useRouter();
  const hasApp = factors.authenticator !== null;
  const asksPassword = !hasApp && !needsFactor;
  const done = async () => {
    const me = await readMe(api);
    if (me) signedIn(me);
    // Re-runs guards.
    await router.invalidate();
  };
  const form = useAccountForm({
    initial: { code: '', password: '' },
    check: ({ code, password }) => ({
      ...(hasApp && code.trim() === '' && { code: t`Enter the code.` }),
      ...(!hasApp && password === '' && { password: t`Enter your password.` }),
    }),
    send: async ({ code, password }) => {
      await prove(api, hasApp ? { code: code.trim() } : { password });
      await done();
    },
    explain: (error) => {
      const text = errorText(error);
      if (!(error instanceof ApiError)) return { text };
      if (error.code === 'CODE_WRONG') return { field: 'code', text };
      return error.code === 'PASSWORD_WRONG' ? { field: 'password', text } : { text };
    },
  });
  useEffect(() => {
    // The dialog was empty while the factors were loading.
    const { current } = form.form;
    const first =
      current?.querySelector<HTMLElement>('input:not([hidden])') ??
      current?.querySelector('button');
    first?.focus();
  }, [form.form]);
  return (
    <AccountForm form={form}>
      <UsernameForManagers />
      {hasApp && <CodeField {...form.field('code')} />}
      {asksPassword && (
        <PasswordField {...form.field('password')} label={t`Password`} purpose="current" />
      )}
      {(hasApp || asksPassword) && (
        <Button type="submit" variant="primary" size="lg" block busy={form.busy}>
          <Trans>Continue</Trans>
        </Button>
      )}
      {factors.passkeys > 0 && arePasskeysSupported() && (
        <PasskeyProof isOnlyWay={!hasApp && !asksPassword} onProved={done} />
      )}
    </AccountForm>
  );
}

function PasskeyProof(props: { isOnlyWay: boolean; onProved: () => Promise<void> }) {
  const { isOnlyWay, onProved } = props;
  const { api } = useAppServices();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const ask = async () => {
    setBusy(true);
    setFault(null);
    try {
      const options = await loadPasskeyRequest(api);
      const { signal } = new AbortController();
      const response = await askForPasskey({ options, fillIn: false, signal });
      if (response === null) return;
      await proveByPasskey(api, response);
      await onProved();
    } catch (error) {
      setFault(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {!isOnlyWay && (
        <span className="account-or">
          <Trans>or</Trans>
        </span>
      )}
      <Button
        size="lg"
        block
        variant={isOnlyWay ? 'primary' : 'secondary'}
        busy={busy}
        icon={<KeyRound size={16} aria-hidden="true" />}
        onClick={() => void ask()}
      >
        <Trans>Use a passkey</Trans>
      </Button>
      {fault && (
        <p className="field__error" role="alert">
          {fault}
        </p>
      )}
    </>
  );
}
