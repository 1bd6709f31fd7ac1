import { findUsernameFault, type UsernameFault } from '@deckframe/domain/accounts/access/usernames';
import type { FavoriteCard } from '@deckframe/domain/community/profile/favorite-cards';
import {
  cleanProfileText,
  parseSocialLink,
  SOCIAL_SITES,
  type SocialSite,
} from '@deckframe/domain/community/profile/social-links';
import type { FavoriteCardPicture, OwnProfile, ProfileChange } from '../api.ts';

/** Draft of the profile form. */
export interface ProfileDraft extends Record<SocialSite, string> {
  username: string;
  avatar: string | null;
  selectedBadge: string | null;
  badgeCorner: OwnProfile['badgeCorner'];
  selectedAvatarBackground: string | null;
  selectedBanner: string | null;
  favoriteCards: readonly (FavoriteCardPicture | null)[];
}

export function toDraft(profile: OwnProfile): ProfileDraft {
  return {
    username: profile.username,
    youtube: profile.youtube ?? '',
    twitch: profile.twitch ?? '',
    x: profile.x ?? '',
    avatar: profile.avatar,
    selectedBadge: profile.selectedBadge,
    badgeCorner: profile.badgeCorner,
    selectedAvatarBackground: profile.selectedAvatarBackground,
    selectedBanner: profile.selectedBanner,
    favoriteCards: profile.favoriteCards,
  };
}

/** Returns changes, or null. */
export function toChange(profile: OwnProfile, draft: ProfileDraft): ProfileChange | null {
  const change: ProfileChange = {};
  const username = cleanProfileText(draft.username);
  if (username !== null && username !== profile.username) change.username = username;
  for (const site of SOCIAL_SITES) {
    const link = cleanProfileText(draft[site]);
    if (link !== profile[site]) change[site] = link;
  }
  if (draft.avatar !== profile.avatar) change.avatar = draft.avatar;
  if (draft.selectedBadge !== profile.selectedBadge) change.selectedBadge = draft.selectedBadge;
  if (draft.badgeCorner !== profile.badgeCorner) change.badgeCorner = draft.badgeCorner;
  if (draft.selectedAvatarBackground !== profile.selectedAvatarBackground) {
    change.selectedAvatarBackground = draft.selectedAvatarBackground;
  }
  if (draft.selectedBanner !== profile.selectedBanner) change.selectedBanner = draft.selectedBanner;
  const favorites = draft.favoriteCards.map(toReference);
  if (JSON.stringify(favorites) !== JSON.stringify(profile.favoriteCards.map(toReference))) {
    change.favoriteCards = favorites;
  }
  return Object.keys(change).length === 0 ? null : change;
}

export interface DraftFaults {
  readonly username: UsernameFault | null;
  readonly links: Readonly<Record<SocialSite, boolean>>;
}

/** Faults known without the API. */
export function findDraftFaults(profile: OwnProfile, draft: ProfileDraft): DraftFaults {
  const username = cleanProfileText(draft.username);
  const isNew = username !== null && username !== profile.username;
  return {
    username: isNew ? findUsernameFault(username) : null,
    links: {
      youtube: !parseSocialLink('youtube', draft.youtube).ok,
      twitch: !parseSocialLink('twitch', draft.twitch).ok,
      x: !parseSocialLink('x', draft.x).ok,
    },
  };
}

export function hasFaults({ username, links }: DraftFaults): boolean {
  return username !== null || SOCIAL_SITES.some((site) => links[site]);
}

/** Normalized links, so badges unlock at once. */
export function toDraftLinks(draft: ProfileDraft): Record<SocialSite, string | null> {
  const linkOf = (site: SocialSite): string | null => {
    const result = parseSocialLink(site, draft[site]);
    return result.ok ? result.link : null;
  };
  return { youtube: linkOf('youtube'), twitch: linkOf('twitch'), x: linkOf('x') };
}

function toReference(card: FavoriteCard | null): { game: string; cardno: string } | null {
  return card && { game: card.game, cardno: card.cardno };
}
