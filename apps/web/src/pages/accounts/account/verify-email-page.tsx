import { Trans, useLingui } from '@lingui/react/macro';
import { sendVerification, verifyEmail } from '#features/accounts/account/account-api.ts';
import { MailForm } from '#features/accounts/account/form/mail-form.tsx';
import { useAppServices } from '#lib/app-services.ts';
import { ConfirmAddress } from './confirm-address.tsx';

/** The page behind the mailed link. Without a valid token it offers a new mail. */
export function VerifyEmailPage() {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  return (
    <ConfirmAddress
      title={t`Confirm your e-mail address`}
      lead={t`One click, and your account is ready.`}
      confirm={verifyEmail}
      doneText={t`Your address is confirmed. You can log in now.`}
      otherwise={
        <>
          <p className="account-lead">
            <Trans>Enter the address you signed up with and we will send you a new link.</Trans>
          </p>
          <MailForm
            send={(email) => sendVerification(api, { email, game: config.gameid })}
            submitLabel={t`Send a new link`}
            sentText={t`If an account is waiting for this address, a new link is on its way.`}
            failedText={t`The e-mail could not be sent.`}
          />
        </>
      }
    />
  );
}
