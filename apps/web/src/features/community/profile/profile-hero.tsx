import { plateBannerFile } from '@deckframe/domain/community/profile/moving-banners';
import {
  SOCIAL_SITES,
  socialNameOf,
  type SocialSite,
} from '@deckframe/domain/community/profile/social-links';
import { progressOfExp } from '@deckframe/domain/rewards/exp/levels';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { badgeFile } from '#lib/member/badge-file.ts';
import { ExSign } from '#lib/member/ex-sign.tsx';
import { MemberPlate } from '#lib/member/member-plate.tsx';
import { MemberTitle } from '#lib/member/member-title.tsx';
import { PlateMedia } from '#ui/plate-media.tsx';
import { Progress } from '#ui/progress.tsx';
import type { PublicProfile } from './api.ts';
import { toPlateUser } from './profile-parts.ts';
import './profile-hero.css';

/** C-71: the badge key `twitter` stands for the field `x`. */
const ICON_KEYS: Record<SocialSite, string> = {
  youtube: 'youtube',
  twitch: 'twitch',
  x: 'twitter',
};
const SITE_NAMES: Record<SocialSite, string> = { youtube: 'YouTube', twitch: 'Twitch', x: 'X' };

function SocialLinks({ profile }: { profile: PublicProfile }) {
  const { t } = useLingui();
  const { startUrl } = useGameConfig();
  const links = SOCIAL_SITES.map((site) => ({ site, link: profile[site] })).filter(
    (entry): entry is { site: SocialSite; link: string } => entry.link !== null,
  );
  if (links.length === 0) return null;
  return (
    <ul className="pf-links">
      {links.map(({ site, link }) => {
        const name = socialNameOf(link);
        const place = SITE_NAMES[site];
        return (
          <li key={site}>
            <a
              className="pf-link"
              href={link}
              target="_blank"
              rel="noopener noreferrer nofollow ugc"
              aria-label={t`${name} on ${place}, opens in a new tab`}
            >
              <img className="pf-link__icon" src={badgeFile(startUrl, ICON_KEYS[site])} alt="" />
              {name}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

export interface ProfileHeroProps {
  profile: PublicProfile;
  actions: ReactNode;
}

/** Banner, nameplate, level progress, links and actions. */
export function ProfileHero({ profile, actions }: ProfileHeroProps) {
  const { startUrl } = useGameConfig();
  const user = useUser();
  return (
    <header className="pf-hero">
      <div className="pf-banner">
        <PlateMedia
          key={profile.selectedBanner}
          className="pf-banner__art"
          src={plateBannerFile(startUrl, profile.selectedBanner)}
          eager
        />
      </div>
      <div className="wrap pf-head">
        <h1 className="pf-name" data-frame={profile.selectedNameplate ?? undefined}>
          <MemberPlate
            user={toPlateUser(profile)}
            badgeCorner={profile.badgeCorner}
            banner={profile.selectedBanner && plateBannerFile(startUrl, profile.selectedBanner)}
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
