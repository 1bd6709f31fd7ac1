import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { sendReset } from '#features/accounts/account/account-api.ts';
import { AccountBox } from '#features/accounts/account/form/account-box.tsx';
import { MailForm } from '#features/accounts/account/form/mail-form.tsx';
import { useAppServices } from '#lib/app-services.ts';
import { accountText } from '#lib/message-text.ts';
import { linkClassName } from '#ui/text-link.tsx';

export function ForgotPasswordPage() {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  return (
    <AccountBox
      title={t`Forgot password`}
      lead={t`We will e-mail you a link to set a new one. If there is no account for the address, nothing is sent.`}
    >
      <MailForm
        send={(email) => sendReset(api, { email, game: config.gameid })}
        submitLabel={t`Send me the link`}
        sentText={accountText('resetSent')}
        failedText={accountText('resetFailed')}
        next={
          <p>
            <Trans>The link works once, within one hour.</Trans>
          </p>
        }
      />
      <nav className="account-links" aria-label={t`Next`}>
        <Link className={linkClassName('quiet')} to="/login">
          <Trans>Back to log in</Trans>
        </Link>
      </nav>
    </AccountBox>
  );
}
