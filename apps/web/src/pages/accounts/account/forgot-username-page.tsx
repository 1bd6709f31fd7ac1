import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { sendReminder } from '#features/accounts/account/account-api.ts';
import { AccountBox } from '#features/accounts/account/form/account-box.tsx';
import { MailForm } from '#features/accounts/account/form/mail-form.tsx';
import { useAppServices } from '#lib/app-services.ts';
import { accountText } from '#lib/message-text.ts';
import { linkClassName } from '#ui/text-link.tsx';

/** AUTH-13, AUTH-21 to AUTH-23. */
export function ForgotUsernamePage() {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  return (
    <AccountBox
      title={t`Forgot username`}
      lead={t`We will e-mail it to you. You can also log in with your e-mail address.`}
    >
      <MailForm
        send={(email) => sendReminder(api, { email, username: '', game: config.gameid })}
        submitLabel={t`Send me my username`}
        sentText={accountText('reminderSent')}
        failedText={accountText('reminderFailed')}
      />
      <nav className="account-links" aria-label={t`Next`}>
        <Link className={linkClassName('quiet')} to="/login">
          <Trans>Back to log in</Trans>
        </Link>
      </nav>
    </AccountBox>
  );
}
