import {
  SOCIAL_SITES,
  socialNameOf,
  type SocialSite,
} from '@deckframe/domain/community/profile/social-links';
import { useLingui } from '@lingui/react/macro';
import { useGameConfig } from '#lib/app-services.ts';
import { badgeFile } from '#lib/member/badge-file.ts';
import type { PublicProfile } from '../community/profile/api.ts';

/** C-71: the badge key `twitter` stands for the field `x`. */
const ICON_KEYS: Record<SocialSite, string> = {
  youtube: 'youtube',
  twitch: 'twitch',
  x: 'twitter',
};
const SITE_NAMES: Record<SocialSite, string> = { youtube: 'YouTube', twitch: 'Twitch', x: 'X' };

/** The member's places elsewhere. */
export function SocialLinks({ profile }: { profile: PublicProfile }) {
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
