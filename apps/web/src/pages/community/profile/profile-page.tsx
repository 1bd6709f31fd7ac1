import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useParams } from '@tanstack/react-router';
import { useDeferredValue, useEffect } from 'react';
import { profileErrorText } from '#features/community/profile/api.ts';
import { useProfile } from '#features/community/profile/use-profile.ts';
import { ApiError } from '#lib/api-error.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { buttonClassName } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ProfileBody } from './profile-body.tsx';
import './profile-page.css';

/** A member's profile: name, level, favourites. */
export function ProfilePage() {
  const { t } = useLingui();
  const { userId = '' } = useParams({ strict: false });
  const { profile, own, error, isFetching, retry } = useProfile(userId);
  // Renders the body in slices, so that the page stays responsive.
  const isBodyDue = useDeferredValue(profile !== undefined);
  useProfileTitle(profile?.username);
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <div className="wrap pf-state">
        <EmptyState
          level={1}
          title={t`Member not found`}
          action={
            <Link to="/" className={buttonClassName({ variant: 'primary' })}>
              <Trans>Go home</Trans>
            </Link>
          }
        >
          <Trans>There is no member at this address. The account may have been deleted.</Trans>
        </EmptyState>
      </div>
    );
  }
  if (error && !profile) {
    const requestId = error instanceof ApiError ? error.requestId : null;
    return (
      <div className="wrap pf-state">
        <ErrorState
          level={1}
          title={t`The profile did not load`}
          message={profileErrorText(error)}
          reference={requestId && t`Request ${requestId}`}
          onRetry={retry}
          busy={isFetching}
        />
      </div>
    );
  }
  return (
    <div className="pf" aria-busy={!profile}>
      {profile && isBodyDue ? <ProfileBody profile={profile} own={own} /> : <LoadingBody />}
    </div>
  );
}

/** Sets the title when the profile is loaded. */
function useProfileTitle(username: string | undefined): void {
  const { gamename } = useGameConfig();
  useEffect(() => {
    if (username === undefined) return undefined;
    const frame = requestAnimationFrame(() => {
      document.title = `${username} · ${gamename} · Deckframe`;
    });
    return () => cancelAnimationFrame(frame);
  }, [username, gamename]);
}

function LoadingBody() {
  const { t } = useLingui();
  return (
    <>
      <h1 className="sr-only">{t`Loading`}</h1>
      <Skeleton height={236} width="100%" />
      <div className="wrap pf-loading">
        <Skeleton width={380} height={92} />
        <Skeleton width="100%" height={72} />
        <div className="pf-loading__cards">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} shape="card" />
          ))}
        </div>
      </div>
    </>
  );
}
