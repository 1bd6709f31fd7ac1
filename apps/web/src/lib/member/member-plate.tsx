import { findBackground } from '@deckframe/domain/community/profile/avatar-backgrounds';
import {
  toSdVariant,
  type BadgeCorner,
  type NameplateUser,
} from '@deckframe/domain/community/profile/nameplate';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { Nameplate, type NameplateSize } from '#ui/nameplate.tsx';
import { useGameConfig } from '../app-services.ts';
import { cosmeticName } from '../message-text.ts';
import { useAvatarBackgrounds } from './avatar-backgrounds.ts';
import { badgeFile } from './badge-file.ts';

export interface MemberPlateProps {
  user: NameplateUser;
  badgeCorner?: BadgeCorner;
  /** Address of a banner to show behind the plate. */
  banner?: string | null;
  size?: NameplateSize;
  renderLink?: (props: { className: string; children: ReactNode }) => ReactElement;
}

/** A member's nameplate: in header, profile, deck, comment and leaderboard (PROF-14, PROF-15). */
export function MemberPlate({
  user,
  badgeCorner,
  banner,
  size = 'sm',
  renderLink,
}: MemberPlateProps) {
  const { t } = useLingui();
  const { startUrl } = useGameConfig();
  const backgrounds = useAvatarBackgrounds();
  const { level, userAvatar, userBadge } = user;
  // Hides badges without a picture (PROF-19).
  const badge = userBadge?.toLowerCase();
  return (
    <Nameplate
      name={user.userName}
      avatar={userAvatar && (size === 'xl' ? userAvatar : toSdVariant(userAvatar))}
      level={level}
      levelUnit={t`LV`}
      levelLabel={t`Level ${level}`}
      look={findBackground(backgrounds, user.userAvatarBackground)}
      banner={banner}
      badge={
        badge === undefined
          ? null
          : {
              label: cosmeticName({ kind: 'badge', key: badge }),
              picture: <img src={badgeFile(startUrl, badge)} alt="" width={24} height={24} />,
            }
      }
      badgeCorner={badgeCorner}
      size={size}
      renderLink={renderLink}
    />
  );
}
