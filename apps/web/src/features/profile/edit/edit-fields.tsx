import { BADGE_CORNERS, type BadgeCorner } from '@deckframe/domain/community/profile/nameplate';
import { SOCIAL_SITES, type SocialSite } from '@deckframe/domain/community/profile/social-links';
import { useLingui } from '@lingui/react/macro';
import { Ban } from 'lucide-react';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { badgeFile } from '#lib/member/badge-file.ts';
import { bannerFile } from '@deckframe/domain/profile/cosmetic-files';
import { MemberPlate } from '#lib/member/member-plate.tsx';
import { refusalText } from '#lib/message-text.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import type { OwnProfile } from '../../community/profile/api.ts';
import { toCosmeticFacts, toPlateUser } from '../../community/profile/profile-parts.ts';
import { AvatarField } from '../../community/profile/edit/avatar-field.tsx';
import { CosmeticChoice } from './cosmetic-choice.tsx';
import { FavoritePicker } from '../../community/profile/edit/favorite-picker.tsx';
import {
  toDraftLinks,
  type DraftFaults,
  type ProfileDraft,
} from '../../community/profile/edit/profile-draft.ts';
import { UsernameField } from './username-field.tsx';

const SITES: Record<SocialSite, { name: string; example: string }> = {
  youtube: { name: 'YouTube', example: '@name' },
  twitch: { name: 'Twitch', example: 'name' },
  x: { name: 'X', example: '@name' },
};

export interface EditFieldsProps {
  profile: OwnProfile;
  draft: ProfileDraft;
  faults: DraftFaults;
  onChange: (part: Partial<ProfileDraft>) => void;
}

export function EditFields({ profile, draft, faults, onChange }: EditFieldsProps) {
  const { t } = useLingui();
  const { startUrl } = useGameConfig();
  const roles = useUser()?.roles ?? [];
  const facts = toCosmeticFacts(profile, roles, toDraftLinks(draft));
  const plate = {
    ...toPlateUser({ ...profile, avatar: draft.avatar, selectedBadge: draft.selectedBadge }),
    userName: draft.username.trim() || profile.username,
  };
  const corners: Record<BadgeCorner, string> = {
    none: t`Hidden`,
    'top-right': t`Top right`,
    'bottom-right': t`Bottom right`,
    'bottom-left': t`Bottom left`,
    'top-left': t`Top left`,
  };
  return (
    <>
      <div className="pf-preview" aria-hidden="true">
        <img className="pf-preview__art" src={bannerFile(startUrl, draft.selectedBanner)} alt="" />
        <MemberPlate
          user={{ ...plate, userAvatarBackground: draft.selectedAvatarBackground }}
          badgeCorner={draft.badgeCorner}
          banner={draft.selectedBanner && bannerFile(startUrl, draft.selectedBanner)}
          size="xl"
        />
      </div>
      <div className="pf-edit__pair">
        <UsernameField
          value={draft.username}
          current={profile.username}
          fault={faults.username}
          onChange={(username) => onChange({ username })}
        />
        <AvatarField avatar={draft.avatar} onChange={(avatar) => onChange({ avatar })} />
      </div>
      <div className="pf-edit__links">
        {SOCIAL_SITES.map((site) => {
          const { name, example } = SITES[site];
          return (
            <TextField
              key={site}
              label={name}
              name={site}
              placeholder={example}
              spellCheck={false}
              autoComplete="off"
              value={draft[site]}
              error={faults.links[site] && refusalText('SOCIAL_LINK_REFUSED', { site: name })}
              onChange={(event) => onChange({ [site]: event.target.value })}
            />
          );
        })}
      </div>
      <CosmeticChoice
        kind="badge"
        label={t`Badge`}
        value={draft.selectedBadge}
        facts={facts}
        renderItem={(item) =>
          item ? (
            <img src={badgeFile(startUrl, item.key)} alt="" width={40} height={40} />
          ) : (
            <Ban size={28} aria-hidden="true" />
          )
        }
        onChange={(selectedBadge) => onChange({ selectedBadge })}
      />
      <SelectField
        className="pf-corner"
        label={t`Corner of the badge`}
        value={draft.badgeCorner}
        options={BADGE_CORNERS.map((value) => ({ value, label: corners[value] }))}
        onChange={(event) => onChange({ badgeCorner: event.target.value as BadgeCorner })}
      />
      <CosmeticChoice
        kind="background"
        label={t`Nameplate background`}
        value={draft.selectedAvatarBackground}
        facts={facts}
        renderItem={(item) => (
          <MemberPlate user={{ ...plate, userAvatarBackground: item?.key ?? null }} />
        )}
        onChange={(selectedAvatarBackground) => onChange({ selectedAvatarBackground })}
      />
      <CosmeticChoice
        kind="banner"
        label={t`Banner`}
        value={draft.selectedBanner}
        facts={facts}
        renderItem={(item) => (
          <img
            className="pf-tile__banner"
            src={bannerFile(startUrl, item?.key ?? null)}
            alt=""
            loading="lazy"
          />
        )}
        onChange={(selectedBanner) => onChange({ selectedBanner })}
      />
      <FavoritePicker
        cards={draft.favoriteCards}
        onChange={(favoriteCards) => onChange({ favoriteCards })}
      />
    </>
  );
}
