import { progressOfExp } from '@deckframe/domain/rewards/exp/levels';
import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BadgeCheck } from 'lucide-react';
import { Suspense } from 'react';
import { EarnExp } from '#features/rewards/leveling/earn-exp.tsx';
import { LevelRoad } from '#features/rewards/leveling/road/level-road.tsx';
import {
  ownProfileQuery,
  profileErrorText,
  type OwnProfile,
} from '#features/community/profile/api.ts';
import { useUser } from '#lib/app-services.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { cosmeticsQuery } from '#lib/member/cosmetics-query.ts';
import { errorText, pageTitle } from '#lib/message-text.ts';
import { buttonClassName } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LevelChip } from '#ui/level-chip.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { Progress } from '#ui/progress.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const RewardClaim = lazyPart(
  'reward-claim',
  () => import('#features/rewards/mailbox/reward-claim.tsx').then((m) => m.RewardClaim),
  { texts: 'mailbox' },
);

/** Levels and rewards, with the member's position. */
export function LevelRoadPage() {
  const { t } = useLingui();
  const user = useUser();
  if (user === null) return null;
  return (
    <div className="wrap road-page">
      <PageHeading
        eyebrow={t`My account`}
        title={pageTitle('levelRoad')}
        lead={t`What each level brings. Rewards wait here and in your mailbox until you claim them.`}
        actions={
          <Link
            to="/profile/$userId/collection"
            params={{ userId: user.id }}
            className={buttonClassName()}
          >
            <BadgeCheck size={16} aria-hidden="true" />
            <span>{pageTitle('profileCollection')}</span>
          </Link>
        }
      />
      <RoadBody userId={user.id} />
    </div>
  );
}

function RoadBody({ userId }: { userId: string }) {
  const { t } = useLingui();
  const profile = useQuery(ownProfileQuery(userId));
  const cosmetics = useQuery(cosmeticsQuery());
  const failed = profile.error ?? cosmetics.error;
  if (profile.data !== undefined && cosmetics.data !== undefined) {
    return (
      <>
        <OwnPlace profile={profile.data} />
        <Panel
          heading={t`Rewards`}
          aside={
            <span className="road-page__keys">{t`← → step from reward to reward, Home goes to you`}</span>
          }
        >
          {cosmetics.data.rewards.length > 0 ? (
            <OwnRoad profile={profile.data} rewards={cosmetics.data.rewards} />
          ) : (
            <EmptyState title={t`No rewards yet`}>
              {t`Levels bring nothing at the moment. Your EXP counts all the same.`}
            </EmptyState>
          )}
        </Panel>
        <Panel heading={t`Earn EXP`}>
          <EarnExp />
        </Panel>
      </>
    );
  }
  if (failed === null) {
    return (
      <div className="road-page__loading" aria-busy="true">
        <Skeleton height={92} />
        <Skeleton height={330} />
      </div>
    );
  }
  return (
    <ErrorState
      level={2}
      title={t`The level road did not load`}
      message={profile.error ? profileErrorText(profile.error) : errorText(failed)}
      busy={profile.isFetching || cosmetics.isFetching}
      onRetry={() => {
        if (profile.isError) void profile.refetch();
        if (cosmetics.isError) void cosmetics.refetch();
      }}
    />
  );
}

function OwnPlace({ profile }: { profile: OwnProfile }) {
  const { t, i18n } = useLingui();
  const { level } = profile;
  const { current, needed, next, share, total } = progressOfExp(profile.userExp);
  const [done, whole, all] = [current, needed, total].map((number) => i18n.number(number));
  return (
    <Panel className="road-page__place">
      <LevelChip level={level} unit={t`LV`} label={t`Level ${level}`} size="xlarge" />
      <Progress
        label={
          next === null ? t`Highest level reached` : t`${done} / ${whole} EXP to level ${next}`
        }
        value={share * 100}
        valueLabel={t`${all} total`}
      />
    </Panel>
  );
}

function OwnRoad({
  profile,
  rewards,
}: {
  profile: OwnProfile;
  rewards: Parameters<typeof LevelRoad>[0]['rewards'];
}) {
  const queryClient = useQueryClient();
  const { queryKey } = ownProfileQuery(profile.id);
  return (
    <LevelRoad
      rewards={rewards}
      level={profile.level}
      claimed={profile.claimedRewards}
      renderClaim={(reward) => (
        <Suspense fallback={<Skeleton width={72} height={30} />}>
          <RewardClaim
            userId={profile.id}
            reward={reward}
            onGone={() => void queryClient.invalidateQueries({ queryKey })}
          />
        </Suspense>
      )}
    />
  );
}
