import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { AccountBox } from '#features/accounts/account/form/account-box.tsx';
import { MailSent } from '#features/accounts/account/form/mail-form.tsx';
import { RegisterForm } from '#features/accounts/account/sign-in/register-form.tsx';
import {
  useReturnTarget,
  useReturnWhenSignedIn,
} from '#features/accounts/account/sign-in/use-return.ts';
import { linkClassName } from '#ui/text-link.tsx';

export function RegisterPage() {
  const { t } = useLingui();
  useReturnWhenSignedIn();
  const redirect = useReturnTarget();
  const search = redirect === '/' ? {} : { redirect };
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) {
    return (
      <AccountBox title={t`Check your e-mail`}>
        <MailSent title={t`We have written to ${sentTo}.`}>
          <p>
            <Trans>
              Open the link in the e-mail to confirm the address, then log in. If the address
              already has an account, the e-mail says so.
            </Trans>
          </p>
        </MailSent>
        <nav className="account-links" aria-label={t`Next`}>
          <Link className={linkClassName('quiet')} to="/verify-email">
            <Trans>Nothing arrived?</Trans>
          </Link>
          <Link className={linkClassName()} to="/login" search={search}>
            <Trans>Log in</Trans>
          </Link>
        </nav>
      </AccountBox>
    );
  }
  return (
    <AccountBox
      title={t`Sign up`}
      lead={t`Free. No marketing e-mail. Your decks, ratings and collection on every device.`}
    >
      <RegisterForm onSent={setSentTo} />
      <nav className="account-links" aria-label={t`Next`}>
        <Link className={linkClassName('quiet')} to="/data-protection">
          <Trans>What we store about you</Trans>
        </Link>
        <Link className={linkClassName()} to="/login" search={search}>
          <Trans>Log in instead</Trans>
        </Link>
      </nav>
    </AccountBox>
  );
}
