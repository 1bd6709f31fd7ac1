import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Flag, Pencil, Settings, Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { LazyBlockButton } from '#features/accounts/account/block/lazy-block-button.tsx';
import { useShareLink } from '#features/community/sharing/use-share-link.ts';
import { FollowButton, ReportDialog } from '#features/community/lazy-community.tsx';
import { EarnExp } from '#features/rewards/leveling/earn-exp.tsx';
import { LevelRewards } from '#features/rewards/leveling/level-rewards.tsx';
import type { OwnProfile, PublicProfile } from '#features/community/profile/api.ts';
import { FavoriteCards } from '#features/community/profile/favorite-cards.tsx';
import { FeaturedDecks } from '#features/community/profile/featured-decks.tsx';
import { PlatePicker } from '#features/community/profile/plate-picker.tsx';
import { ProfileHero } from '#features/community/profile/profile-hero.tsx';
import { ProfileStats } from '#features/community/profile/profile-stats.tsx';
import { TournamentResults } from '#features/tournaments/results/lazy-results.ts';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { useIsContentDue } from '#lib/when-idle.ts';
import { Button, buttonClassName } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton, iconButtonClassName } from '#ui/icon-button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { Tag } from '#ui/tag.tsx';

const EditProfile = lazyPart('edit-profile', () =>
  import('#features/community/profile/edit/edit-profile.tsx').then((m) => m.EditProfile),
);

const MemberDecks = lazyPart(
  'member-decks',
  () => import('./member-decks.tsx').then((m) => m.MemberDecks),
  { texts: 'decks' },
);

const MemberCollection = lazyPart(
  'member-collection',
  () => import('./member-collection.tsx').then((m) => m.MemberCollection),
  { texts: 'collection' },
);

const MemberContents = lazyPart('member-contents', () =>
  import('./member-contents.tsx').then((m) => m.MemberContents),
);

const MemberActivity = lazyPart('member-activity', () =>
  import('#features/community/profile/activity/member-activity.tsx').then((m) => m.MemberActivity),
);

export interface ProfileBodyProps {
  profile: PublicProfile;
  own: OwnProfile | null;
}

export function ProfileBody({ profile, own }: ProfileBodyProps) {
  const { t } = useLingui();
  const roles = useUser()?.roles ?? [];
  const [isEditing, setEditing] = useState(false);
  const isSettled = useIsContentDue();
  const edit = () => setEditing(true);
  return (
    <>
      <ProfileHero profile={profile} actions={<Actions profile={profile} onEdit={own && edit} />} />
      <div className="wrap">
        <ProfileStats profile={profile} />
        <div className="pf-columns">
          <ProfileTabs profile={profile} onEdit={own && edit} />
          <aside className="pf-aside">
            {own && <PlatePicker profile={own} roles={roles} />}
            <Panel
              heading={t`Level rewards`}
              aside={own && <Link to="/level-road">{t`Level road`}</Link>}
            >
              <LevelRewards level={profile.level} />
            </Panel>
            {own && (
              <Panel heading={t`Earn EXP`}>
                <EarnExp />
              </Panel>
            )}
            {/* Last in both layouts, so nothing is pushed down. */}
            <Suspense>{isSettled && <TournamentResults of={{ userId: profile.id }} />}</Suspense>
          </aside>
        </div>
      </div>
      <Suspense>
        {own && isEditing && <EditProfile profile={own} onClose={() => setEditing(false)} />}
      </Suspense>
    </>
  );
}

interface ActionsProps {
  profile: PublicProfile;
  onEdit: (() => void) | null;
}

function Actions({ profile, onEdit }: ActionsProps) {
  const { t } = useLingui();
  const user = useUser();
  const [isReporting, setReporting] = useState(false);
  const share = useShareLink();
  return (
    <>
      <Suspense>
        <FollowButton userId={profile.id} />
      </Suspense>
      <LazyBlockButton userId={profile.id} username={profile.username} />
      {onEdit && (
        <Button icon={<Pencil size={15} />} onClick={onEdit}>
          {t`Edit profile`}
        </Button>
      )}
      {onEdit && (
        <Link
          to="/settings"
          className={iconButtonClassName('md', 'framed')}
          aria-label={t`Preferences`}
          data-tip={t`Preferences`}
        >
          <Settings size={16} aria-hidden="true" />
        </Link>
      )}
      <IconButton
        variant="framed"
        label={t`Share`}
        icon={<Share2 size={16} />}
        onClick={() => void share(profile.username)}
      />
      {user && user.id !== profile.id && (
        <IconButton
          variant="framed"
          label={t`Report`}
          icon={<Flag size={16} />}
          onClick={() => setReporting(true)}
        />
      )}
      <Suspense>
        {isReporting && (
          <ReportDialog
            contentType="profile"
            contentId={profile.id}
            onClose={() => setReporting(false)}
          />
        )}
      </Suspense>
    </>
  );
}

function ProfileTabs({ profile, onEdit }: ActionsProps) {
  const { t } = useLingui();
  const { features } = useGameConfig();
  const [tab, setTab] = useState('overview');
  const hasDecks = features.publicDecklists === 'live' && features.deckView === 'live';
  const soon = (label: string) => (
    <span className="pf-tab">
      {label} <Tag tone="soon">{t`Soon`}</Tag>
    </span>
  );
  return (
    <div className="pf-main">
      <Tabs
        label={t`Profile`}
        value={tab}
        onChange={setTab}
        items={[
          {
            value: 'overview',
            label: t`Overview`,
            panel: (
              <>
                <FeaturedDecks decks={profile.featuredDecks} />
                <FavoriteCards
                  profile={profile}
                  action={
                    onEdit && (
                      <button type="button" className={buttonClassName()} onClick={onEdit}>
                        <Trans>Choose cards</Trans>
                      </button>
                    )
                  }
                />
              </>
            ),
          },
          {
            value: 'decks',
            label: hasDecks ? t`Decks` : soon(t`Decks`),
            panel: hasDecks ? (
              <Suspense>
                <MemberDecks profile={profile} isOwn={onEdit !== null} />
              </Suspense>
            ) : (
              <EmptyState title={t`Decks are on their way`}>
                <Trans>The public decks of a member will be listed here.</Trans>
              </EmptyState>
            ),
          },
          ...(features.collection === 'live'
            ? [
                {
                  value: 'collection',
                  label: t`Collection`,
                  panel: (
                    <Suspense>
                      <MemberCollection profile={profile} />
                    </Suspense>
                  ),
                },
              ]
            : []),
          ...(features.articles === 'live'
            ? [
                {
                  value: 'contents',
                  label: t`Content`,
                  panel: (
                    <Suspense>
                      <MemberContents profile={profile} isOwn={onEdit !== null} />
                    </Suspense>
                  ),
                },
              ]
            : []),
          {
            value: 'activity',
            label: t`Activity`,
            panel: (
              <Suspense>
                <MemberActivity userId={profile.id} username={profile.username} />
              </Suspense>
            ),
          },
        ]}
      />
    </div>
  );
}
