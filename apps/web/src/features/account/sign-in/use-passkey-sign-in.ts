import { useEffect, useRef, useState } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { reportError } from '#lib/report-error.ts';
import type { SessionUser } from '#lib/session-user.ts';
import { loadPasskeyRequest, signInWithPasskey } from '../../accounts/account/account-api.ts';
import {
  arePasskeysSupported,
  askForPasskey,
  canFillInPasskeys,
} from '../../accounts/account/passkeys/passkey-ceremony.ts';

/**
 * Two ways to the same end: passkeys stand among what the browser offers to fill into the name
 * field, and a button opens the browser's own window. Only one question may be open at a time.
 */
export function usePasskeySignIn(onSignedIn: (user: SessionUser) => void) {
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
      // Nobody asked for this: the form works without it.
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
      // The button withdrew the question behind the name field: put it again.
      waitQuietly();
    }
  };

  return { isOffered: arePasskeysSupported(), busy, fault, ask: () => void ask() };
}
