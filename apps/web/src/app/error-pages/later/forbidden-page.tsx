import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { buttonClassName } from '#ui/button.tsx';
import { useGamePath } from '../../layout/use-current-page.ts';
import { StatePage } from '../state-page.tsx';

export function ForbiddenPage() {
  const { t } = useLingui();
  const user = useUser();
  const path = useGamePath();
  const { sessionWatch } = useAppServices();
  const needsFactor = user?.needsSecondFactor === true;
  useEffect(() => {
    // Staff are asked for their code or sent to the set-up.
    if (needsFactor) sessionWatch.noticeRefusal('unproved');
  }, [needsFactor, sessionWatch]);
  return (
    <StatePage
      mark="403"
      title={t`Insufficient permissions`}
      actions={
        <>
          <Link className={buttonClassName({ variant: 'primary', size: 'lg' })} to="/">
            <Trans>Go home</Trans>
          </Link>
          {!user && (
            <Link
              className={buttonClassName({ size: 'lg' })}
              to="/login"
              search={{ redirect: path }}
            >
              <Trans>Log in</Trans>
            </Link>
          )}
        </>
      }
    >
      {user ? (
        <Trans>This part of the site is for administrators only.</Trans>
      ) : (
        <Trans>This part of the site is for administrators. You are not logged in.</Trans>
      )}
    </StatePage>
  );
}
