import { progressOfExp } from '@deckframe/domain/rewards/exp/levels';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { bannerFile } from '@deckframe/domain/profile/cosmetic-files';
import { ExSign } from '#lib/member/ex-sign.tsx';
import { MemberPlate } from '#lib/member/member-plate.tsx';
import { MemberTitle } from '#lib/member/member-title.tsx';
import { PlateMedia } from '#ui/plate-media.tsx';
import { Progress } from '#ui/progress.tsx';
import type { PublicProfile } from './api.ts';
import { toPlateUser } from './profile-parts.ts';
import { SocialLinks } from '../../profile/social-links.tsx';
import './profile-hero.css';

export interface ProfileHeroProps {
  profile: PublicProfile;
  actions: ReactNode;
}

/** Banner, nameplate, the way to the next level, links and what one can do here. */
export function ProfileHero({ profile, actions }: ProfileHeroProps) {
  const { startUrl } = useGameConfig();
  const user = useUser();
  return (
    <header className="pf-hero">
      <div className="pf-banner">
        <PlateMedia
          key={profile.selectedBanner}
          className="pf-banner__art"
          src={bannerFile(startUrl, profile.selectedBanner)}
          eager
        />
      </div>
      <div className="wrap pf-head">
        <h1 className="pf-name" data-frame={profile.selectedNameplate ?? undefined}>
          <MemberPlate
            user={toPlateUser(profile)}
            badgeCorner={profile.badgeCorner}
            banner={profile.selectedBanner && bannerFile(startUrl, profile.selectedBanner)}
            size="xl"
          />
        </h1>
        <div className="pf-exp">
          <MemberTitle title={profile.selectedTitle} />
          {user?.id === profile.id && <ExSign roles={user.roles} />}
          <SocialLinks profile={profile} />
          <ExpBar exp={profile.userExp} />
        </div>
        <div className="pf-actions">{actions}</div>
      </div>
    </header>
  );
}

function ExpBar({ exp }: { exp: number }) {
  const { t, i18n } = useLingui();
  const { current, needed, next, share, total } = progressOfExp(exp);
  const [done, whole, all] = [current, needed, total].map((number) => i18n.number(number));
  return (
    <Progress
      label={next === null ? t`Highest level reached` : t`${done} / ${whole} EXP to level ${next}`}
      value={share * 100}
      valueLabel={t`${all} total`}
    />
  );
}
