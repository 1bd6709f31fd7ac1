import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { AccountBox } from '#features/accounts/account/form/account-box.tsx';
import {
  findMigrationEmail,
  storeMigrationEmail,
} from '#features/accounts/account/sign-in/migration-email.ts';
import { MigrationForm } from '#features/accounts/account/sign-in/migration-form.tsx';
import { SignInForm } from '#features/accounts/account/sign-in/sign-in-form.tsx';
import {
  useReturnTarget,
  useReturnWhenSignedIn,
} from '#features/accounts/account/sign-in/use-return.ts';
import { refusalText } from '#lib/message-text.ts';
import { Button } from '#ui/button.tsx';
import { linkClassName } from '#ui/text-link.tsx';

export function LoginPage() {
  const { t } = useLingui();
  useReturnWhenSignedIn();
  const redirect = useReturnTarget();
  const [migrating, setMigrating] = useState(() => findMigrationEmail());
  const migrate = (email: string) => {
    storeMigrationEmail(email);
    setMigrating(email);
  };

  if (migrating !== null) {
    const leave = () => {
      storeMigrationEmail(null);
      setMigrating(null);
    };
    return (
      <AccountBox title={t`One step to your account`} lead={refusalText('MIGRATION_REQUIRED')}>
        <MigrationForm email={migrating} />
        <Button variant="ghost" onClick={leave}>
          <Trans>Log in with another account</Trans>
        </Button>
      </AccountBox>
    );
  }
  return (
    <AccountBox
      title={t`Welcome back`}
      lead={redirect === '/' ? undefined : t`Log in to continue where you were.`}
    >
      <SignInForm onMigration={migrate} />
      <nav className="account-links" aria-label={t`Help with logging in`}>
        <Link className={linkClassName('quiet')} to="/forgot-password">
          <Trans>Forgot password</Trans>
        </Link>
        <Link className={linkClassName('quiet')} to="/forgot-username">
          <Trans>Forgot username</Trans>
        </Link>
        <Link
          className={linkClassName()}
          to="/register"
          search={redirect === '/' ? {} : { redirect }}
        >
          <Trans>Sign up</Trans>
        </Link>
      </nav>
    </AccountBox>
  );
}
