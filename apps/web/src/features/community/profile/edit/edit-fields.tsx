import {
  USERNAME_MAX,
  USERNAME_MIN,
  type UsernameFault,
} from '@deckframe/domain/accounts/access/usernames';
import {
  bannerFile,
  isUnlocked,
  type Cosmetic,
  type CosmeticFacts,
  type CosmeticKind,
} from '@deckframe/domain/community/profile/cosmetics';
import { plateBannerFile } from '@deckframe/domain/community/profile/moving-banners';
import { BADGE_CORNERS, type BadgeCorner } from '@deckframe/domain/community/profile/nameplate';
import { SOCIAL_SITES, type SocialSite } from '@deckframe/domain/community/profile/social-links';
import { useLingui } from '@lingui/react/macro';
import { Ban, Lock } from 'lucide-react';
import { useEffect, useState, useId, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { badgeFile } from '#lib/member/badge-file.ts';
import { apiQuery } from '#lib/api-query.ts';
import { cosmeticsQuery } from '#lib/member/cosmetics-query.ts';
import { MemberPlate } from '#lib/member/member-plate.tsx';
import { refusalText, cosmeticName } from '#lib/message-text.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import type { OwnProfile } from '../api.ts';
import { useEarnWords } from '../earn-words.ts';
import { toCosmeticFacts, toPlateUser } from '../profile-parts.ts';
import { AvatarField } from './avatar-field.tsx';
import { FavoritePicker } from './favorite-picker.tsx';
import { toDraftLinks, type DraftFaults, type ProfileDraft } from './profile-draft.ts';

interface CosmeticChoiceProps {
  kind: CosmeticKind;
  label: string;
  value: string | null;
  facts: CosmeticFacts;
  /** Renders an item; null is the option of none. */
  renderItem: (item: Cosmetic | null) => ReactNode;
  onChange: (key: string | null) => void;
}

/** A choice among owned items. The others show how to earn them (PROF-05). */
function CosmeticChoice(props: CosmeticChoiceProps) {
  const { t } = useLingui();
  const { kind, label, value, facts, renderItem, onChange } = props;
  const name = useId();
  const { data } = useQuery(cosmeticsQuery());
  const items = data?.cosmetics.filter((item) => item.kind === kind) ?? [];
  const owned = items.filter((item) => isUnlocked(item, facts)).length;
  const all = items.length;
  const isNone =
    value === null || (data !== undefined && !items.some((item) => item.key === value));
  return (
    <fieldset className="pf-choice" data-kind={kind}>
      <legend className="pf-label">
        {label} <span className="pf-choice__count">{t`${owned} of ${all} unlocked`}</span>
      </legend>
      <div className="pf-choice__grid">
        <label className="pf-tile">
          <input
            className="pf-tile__input"
            type="radio"
            name={name}
            checked={isNone}
            onChange={() => onChange(null)}
          />
          <span className="pf-tile__face">{renderItem(null)}</span>
          <span className="pf-tile__name">
            {kind === 'badge' ? t({ message: 'None', context: 'badge' }) : t`Standard`}
          </span>
        </label>
        {items.map((item) => (
          <ItemTile
            key={item.key}
            item={item}
            group={name}
            checked={value === item.key}
            isOwned={isUnlocked(item, facts)}
            onChange={() => onChange(item.key)}
          >
            {renderItem(item)}
          </ItemTile>
        ))}
      </div>
    </fieldset>
  );
}

interface ItemTileProps {
  item: Cosmetic;
  group: string;
  checked: boolean;
  isOwned: boolean;
  onChange: () => void;
  children: ReactNode;
}

function ItemTile({ item, group, checked, isOwned, onChange, children }: ItemTileProps) {
  const reason = useEarnWords()(item.unlock);
  return (
    <label className="pf-tile" data-locked={isOwned ? undefined : ''}>
      <input
        className="pf-tile__input"
        type="radio"
        name={group}
        checked={checked}
        disabled={!isOwned}
        onChange={onChange}
      />
      <span className="pf-tile__face">{children}</span>
      <span className="pf-tile__name">
        {cosmeticName(item)}
        {!isOwned && (
          <span className="pf-tile__lock">
            <Lock size={11} aria-hidden="true" /> {reason}
          </span>
        )}
      </span>
    </label>
  );
}

const PAUSE_MS = 350;

interface UsernameFieldProps {
  value: string;
  /** The current name, which needs no check. */
  current: string;
  fault: UsernameFault | null;
  onChange: (value: string) => void;
}

/** Name field that shows while typing whether a name is available (PROF-11). */
function UsernameField({ value, current, fault, onChange }: UsernameFieldProps) {
  const { t } = useLingui();
  const name = value.trim();
  const settled = useSettled(name);
  const isAsked = name !== '' && name !== current && fault === null;
  const availability = useAvailability(settled, isAsked && settled === name);
  const reason = isAsked && settled === name ? availability.data?.reason : null;
  const hint = () => {
    if (!isAsked) return undefined;
    if (settled !== name || availability.isPending) return t`Checking…`;
    return availability.data?.available ? t`This name is available.` : undefined;
  };
  const limits = { min: USERNAME_MIN, max: USERNAME_MAX };
  const error = fault ?? reason;
  return (
    <TextField
      label={t`Username`}
      name="username"
      autoComplete="username"
      spellCheck={false}
      value={value}
      hint={<span role="status">{hint()}</span>}
      error={error && refusalText(error, limits)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function useAvailability(username: string, enabled: boolean) {
  return useQuery(
    apiQuery(
      'GET /api/auth/username-availability',
      { query: { username } },
      { enabled, retry: false, staleTime: 10_000 },
    ),
  );
}

/** Returns the value after typing paused. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

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
          banner={draft.selectedBanner && plateBannerFile(startUrl, draft.selectedBanner)}
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
