import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { SecondFactorPanel } from '#features/accounts/account/second-factor/second-factor-panel.tsx';
import { BlocksPanel } from '#features/accounts/account/settings/blocks-panel.tsx';
import { DataPanel } from '#features/accounts/account/settings/data-panel.tsx';
import { LinksPanel } from '#features/accounts/account/settings/links-panel.tsx';
import { NoticesPanel } from '#features/accounts/account/settings/notices-panel.tsx';
import { PasskeysPanel } from '#features/accounts/account/settings/passkeys-panel.tsx';
import { SessionsPanel } from '#features/accounts/account/settings/sessions-panel.tsx';
import { SignInPanel } from '#features/accounts/account/settings/sign-in-panel.tsx';
import { useLinkOutcome } from '#features/accounts/account/settings/use-link-outcome.ts';
import { useSettingsReady } from '#features/accounts/account/settings/use-settings-ready.ts';
import { OwnReportsPanel } from '#features/cards/card-report/lazy-card-report.tsx';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { pageDescription, pageTitle } from '#lib/message-text.ts';
import { buttonClassName } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import './account-page.css';

export function AccountPage() {
  const { t } = useLingui();
  const user = useUser();
  const { features } = useGameConfig();
  useLinkOutcome();
  const isReady = useSettingsReady();
  if (!user) return null;
  return (
    <div className="wrap account-settings">
      <PageHeading
        eyebrow={user.username}
        title={pageTitle('account')}
        lead={pageDescription('account')}
        actions={
          <>
            {features.profile === 'live' && (
              <Link
                className={buttonClassName()}
                to="/profile/$userId"
                params={{ userId: user.id }}
              >
                {t`My profile`}
              </Link>
            )}
            <Link className={buttonClassName()} to="/settings">
              {t`Preferences`}
            </Link>
          </>
        }
      />
      {isReady ? <Panels /> : <PanelsToCome />}
    </div>
  );
}

function Panels() {
  return (
    <div className="account-columns">
      <div className="account-column">
        <SignInPanel />
        <SecondFactorPanel />
        <PasskeysPanel />
        <SessionsPanel />
      </div>
      <div className="account-column">
        <NoticesPanel />
        <LinksPanel />
        <BlocksPanel />
        <DataPanel />
        <Suspense fallback={<Skeleton height={120} />}>
          <OwnReportsPanel />
        </Suspense>
      </div>
    </div>
  );
}

function PanelsToCome() {
  return (
    <div className="account-columns" aria-busy="true">
      <Skeleton height={640} />
      <Skeleton height={640} />
    </div>
  );
}
