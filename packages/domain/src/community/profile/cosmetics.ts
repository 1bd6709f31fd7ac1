import { isAdministrator } from '../../accounts/access/roles.ts';
import type { SocialSite } from './social-links.ts';

/** Banner keys without names: plates are drawn on every page. */
export const BANNER_KEYS =
  'skyline foundry deepfield vanguard sovereign longwatch thicket highnoon rampart starfall pinnacle glass'.split(
    ' ',
  );

export const COSMETIC_KINDS = ['background', 'banner', 'badge', 'nameplate', 'title'] as const;
export type CosmeticKind = (typeof COSMETIC_KINDS)[number];

export const RARITIES = ['common', 'rare', 'epic', 'legendary'] as const;
export type Rarity = (typeof RARITIES)[number];

/** Counts that can unlock an item. */
export const COUNTED = ['ratings', 'trades', 'publicDecks', 'likesReceived'] as const;
export type Counted = (typeof COUNTED)[number];

/** How a member unlocks an item. A gift is always possible. */
export type Unlock =
  | { readonly by: 'everyone' }
  // Unlocked by claiming the level's reward; null while no level gives it.
  | { readonly by: 'level'; readonly level: number | null }
  | { readonly by: 'link'; readonly site: SocialSite }
  | { readonly by: 'administrator' }
  | { readonly by: 'count'; readonly of: Counted; readonly needed: number }
  | { readonly by: 'event' };

/** Kind and key of an item, as stored. */
export interface CosmeticKey {
  readonly kind: CosmeticKind;
  readonly key: string;
}

export interface Cosmetic extends CosmeticKey {
  /** English name; translated by the id `cosmetic.<kind>.<key>` if the app has one. */
  readonly name: string;
  readonly rarity: Rarity;
  readonly unlock: Unlock;
}

/** Data about a member that decides which items are unlocked. */
export interface CosmeticFacts {
  readonly level: number;
  readonly roles: readonly string[];
  readonly links: Readonly<Record<SocialSite, string | null>>;
  readonly counts: Readonly<Record<Counted, number>>;
  /** Keys given to the member, by kind. */
  readonly owned: Readonly<Record<CosmeticKind, readonly string[]>>;
}

export function isUnlocked(item: Cosmetic, facts: CosmeticFacts): boolean {
  if (facts.owned[item.kind].includes(item.key)) return true;
  const { unlock } = item;
  switch (unlock.by) {
    case 'everyone':
      return true;
    case 'link':
      return facts.links[unlock.site] !== null;
    case 'administrator':
      return isAdministrator(facts.roles);
    case 'count':
      return facts.counts[unlock.of] >= unlock.needed;
    default:
      return false;
  }
}

/** Returns the progress to a locked item; null if nothing is counted. */
export function progressTo(
  { unlock }: Cosmetic,
  { level, counts }: CosmeticFacts,
): { have: number; needed: number } | null {
  if (unlock.by === 'count') return { have: counts[unlock.of], needed: unlock.needed };
  if (unlock.by === 'level' && unlock.level !== null) return { have: level, needed: unlock.level };
  return null;
}

/** Parses a stored gift such as `background:ember`; null if invalid. */
export function parseGift(gift: string): CosmeticKey | null {
  const [kindName = '', key = ''] = gift.split(':');
  const kind = COSMETIC_KINDS.find((known) => known === kindName);
  return kind === undefined || key === '' ? null : { kind, key };
}

/** Parses a comma list such as `ownedbanners`. Example: `parseOwned('Glass, eclipse')`. */
export function parseOwned(list: string | null): string[] {
  const keys = (list ?? '').split(',').map((key) => key.trim().toLowerCase());
  return [...new Set(keys.filter((key) => key !== ''))];
}

const DEFAULT_BANNER = 'default';

/** Returns the banner file, or the default banner for an unknown or missing key. Never moves. */
export function bannerFile(startUrl: string, key: string | null): string {
  const known = BANNER_KEYS.find((banner) => banner === key?.toLowerCase());
  return `${startUrl}/ctz/banners/${known ?? DEFAULT_BANNER}.webp`;
}
