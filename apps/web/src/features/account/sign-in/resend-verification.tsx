import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { errorText, refusalText } from '#lib/message-text.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { sendVerification } from '../../accounts/account/account-api.ts';
import { isEmail } from '../../accounts/account/form/account-checks.ts';

/** Inside the sign-in form, so it is no form of its own. */
export function ResendVerification({ email }: { email: string }) {
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
