import { COSMETIC_KINDS, isUnlocked } from '@deckframe/domain/community/profile/cosmetics';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useParams } from '@tanstack/react-router';
import { ChevronsUp } from 'lucide-react';
import {
  ownProfileQuery,
  profileErrorText,
  type OwnProfile,
} from '#features/community/profile/api.ts';
import { CollectionView } from '#features/community/profile/collection/collection-view.tsx';
import { toCosmeticFacts } from '#features/community/profile/profile-parts.ts';
import { useUser } from '#lib/app-services.ts';
import { cosmeticsQuery, type Cosmetics } from '#lib/member/cosmetics-query.ts';
import { errorText, pageTitle } from '#lib/message-text.ts';
import { buttonClassName } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** All cosmetics with the own ones. Other members' profiles show what they wear. */
export function ProfileCollectionPage() {
  const { userId = '' } = useParams({ strict: false });
  const user = useUser();
  if (user === null) return null;
  if (user.id !== userId) return <Navigate to="/profile/$userId" params={{ userId }} replace />;
  return <OwnCollection userId={userId} roles={user.roles} />;
}

function OwnCollection({ userId, roles }: { userId: string; roles: readonly string[] }) {
  const { t } = useLingui();
  const profile = useQuery(ownProfileQuery(userId));
  const cosmetics = useQuery(cosmeticsQuery());
  const failed = profile.error ?? cosmetics.error;
  const isReady = profile.data !== undefined && cosmetics.data !== undefined;
  return (
    <div className="wrap collection-page">
      <PageHeading
        eyebrow={t`My account`}
        title={pageTitle('profileCollection')}
        lead={
          isReady && (
            <CollectedLead profile={profile.data} roles={roles} cosmetics={cosmetics.data} />
          )
        }
        actions={
          <Link to="/level-road" className={buttonClassName()}>
            <ChevronsUp size={16} aria-hidden="true" />
            <span>{t`Level road`}</span>
          </Link>
        }
      />
      {isReady ? (
        <CollectionView profile={profile.data} roles={roles} cosmetics={cosmetics.data} />
      ) : failed === null ? (
        <LoadingBody />
      ) : (
        <ErrorState
          level={2}
          title={t`Your collection did not load`}
          message={profile.error ? profileErrorText(profile.error) : errorText(failed)}
          busy={profile.isFetching || cosmetics.isFetching}
          onRetry={() => {
            if (profile.isError) void profile.refetch();
            if (cosmetics.isError) void cosmetics.refetch();
          }}
        />
      )}
    </div>
  );
}

interface LeadProps {
  profile: OwnProfile;
  roles: readonly string[];
  cosmetics: Cosmetics;
}

function CollectedLead({ profile, roles, cosmetics }: LeadProps) {
  const { t } = useLingui();
  const facts = toCosmeticFacts(profile, roles);
  const all = cosmetics.cosmetics.length;
  const owned = cosmetics.cosmetics.filter((item) => isUnlocked(item, facts)).length;
  return <>{t`${owned} of ${all} collected. Press anything to try it on, locked things too.`}</>;
}

function LoadingBody() {
  return (
    <div className="collection-page__loading" aria-busy="true">
      <div className="collection-page__tiles">
        {[...COSMETIC_KINDS, ...COSMETIC_KINDS.map((kind) => `${kind}-2`)].map((key) => (
          <Skeleton key={key} height={168} />
        ))}
      </div>
      <Skeleton height={420} />
    </div>
  );
}
