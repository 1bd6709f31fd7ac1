import type { Cosmetic, CosmeticKind } from '@deckframe/domain/community/profile/cosmetics';
import type { OwnProfile, ProfileChange } from '../api.ts';

/** The worn item of each kind. Null is the default, or none. */
export type Outfit = Readonly<Record<CosmeticKind, string | null>>;

export function toOutfit(profile: OwnProfile): Outfit {
  return {
    background: profile.selectedAvatarBackground,
    banner: profile.selectedBanner,
    badge: profile.selectedBadge,
    nameplate: profile.selectedNameplate,
    title: profile.selectedTitle,
  };
}

const FIELDS = {
  background: 'selectedAvatarBackground',
  banner: 'selectedBanner',
  badge: 'selectedBadge',
  nameplate: 'selectedNameplate',
  title: 'selectedTitle',
} as const satisfies Record<CosmeticKind, keyof ProfileChange>;

/** Only what differs is sent. */
export function toChange(worn: Outfit, tried: Outfit): ProfileChange {
  const kinds = Object.keys(FIELDS) as CosmeticKind[];
  const changed = kinds.filter((kind) => worn[kind] !== tried[kind]);
  return Object.fromEntries(changed.map((kind) => [FIELDS[kind], tried[kind]]));
}

/** The profile with tried-on items. */
export function dress(profile: OwnProfile, outfit: Outfit): OwnProfile {
  const kinds = Object.keys(FIELDS) as CosmeticKind[];
  return { ...profile, ...Object.fromEntries(kinds.map((kind) => [FIELDS[kind], outfit[kind]])) };
}

export type TileState = 'locked' | 'owned' | 'waiting';

/** An item, and whether the member has it. */
export interface Tile {
  readonly item: Cosmetic;
  readonly state: TileState;
  readonly progress: { readonly have: number; readonly needed: number } | null;
}

const WITHIN_REACH = 0.5;
export const TILE_FILTERS = ['all', 'owned', 'reach', 'event'] as const;
export type TileFilter = (typeof TILE_FILTERS)[number];

export function passes({ item, state, progress }: Tile, filter: TileFilter): boolean {
  switch (filter) {
    case 'owned':
      return state === 'owned';
    case 'reach':
      return state === 'waiting' || (state === 'locked' && shareOf(progress) >= WITHIN_REACH);
    case 'event':
      return item.unlock.by === 'event';
    default:
      return true;
  }
}

/** Claimable first, then owned, then closest. */
export function compareTiles(one: Tile, other: Tile): number {
  const order: readonly TileState[] = ['waiting', 'owned', 'locked'];
  const byState = order.indexOf(one.state) - order.indexOf(other.state);
  if (byState !== 0 || one.state !== 'locked') return byState;
  return shareOf(other.progress) - shareOf(one.progress);
}

export function shareOf(progress: Tile['progress']): number {
  return progress === null ? 0 : Math.min(1, progress.have / progress.needed);
}
