import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { confirmEmail } from '#features/accounts/account/account-api.ts';
import { buttonClassName } from '#ui/button.tsx';
import { ConfirmAddress } from './confirm-address.tsx';

export function ConfirmEmailPage() {
  const { t } = useLingui();
  return (
    <ConfirmAddress
      title={t`Confirm your new e-mail address`}
      lead={t`From then on you log in with it, and our e-mails go there.`}
      confirm={confirmEmail}
      doneText={t`Your new address is confirmed.`}
      otherwise={
        <>
          <p className="account-lead">
            <Trans>Ask for a new link on your account page.</Trans>
          </p>
          <Link className={buttonClassName({ size: 'lg', block: true })} to="/account">
            <Trans>To your account</Trans>
          </Link>
        </>
      }
    />
  );
}
