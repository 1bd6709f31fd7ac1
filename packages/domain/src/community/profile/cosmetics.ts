import { isAdministrator } from '../../accounts/access/roles.ts';
import type { SocialSite } from './social-links.ts';

/** The banners whose pictures ship with the app, without their names: plates are drawn on every page. */
export const BANNER_KEYS =
  'skyline foundry deepfield vanguard sovereign longwatch thicket highnoon rampart starfall pinnacle glass'.split(
    ' ',
  );

export const COSMETIC_KINDS = ['background', 'banner', 'badge', 'nameplate', 'title'] as const;
export type CosmeticKind = (typeof COSMETIC_KINDS)[number];

export const RARITIES = ['common', 'rare', 'epic', 'legendary'] as const;
export type Rarity = (typeof RARITIES)[number];

/** What is counted of a member on the way to an item. */
export const COUNTED = ['ratings', 'trades', 'publicDecks', 'likesReceived'] as const;
export type Counted = (typeof COUNTED)[number];

/** How a member comes to own an item; a gift (event, report, administrator) is always possible. */
export type Unlock =
  | { readonly by: 'everyone' }
  // Of the level's reward, once it is claimed; null while no level gives it.
  | { readonly by: 'level'; readonly level: number | null }
  | { readonly by: 'link'; readonly site: SocialSite }
  | { readonly by: 'administrator' }
  | { readonly by: 'count'; readonly of: Counted; readonly needed: number }
  | { readonly by: 'event' };

/** The name of an item: kind and key, as it is stored. */
export interface CosmeticKey {
  readonly kind: CosmeticKind;
  /** Lower case. */
  readonly key: string;
}

export interface Cosmetic extends CosmeticKey {
  /** English; translated by its id `cosmetic.<kind>.<key>` where the app knows it. */
  readonly name: string;
  readonly rarity: Rarity;
  readonly unlock: Unlock;
}

/** What decides about a member's items. */
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

/** How far the member is on the way to a locked item; null where nothing is counted. */
export function progressTo(
  { unlock }: Cosmetic,
  { level, counts }: CosmeticFacts,
): { have: number; needed: number } | null {
  if (unlock.by === 'count') return { have: counts[unlock.of], needed: unlock.needed };
  if (unlock.by === 'level' && unlock.level !== null) return { have: level, needed: unlock.level };
  return null;
}

/** `background:ember`, as gifts are stored; null for anything else. */
export function parseGift(gift: string): CosmeticKey | null {
  const [kindName = '', key = ''] = gift.split(':');
  const kind = COSMETIC_KINDS.find((known) => known === kindName);
  return kind === undefined || key === '' ? null : { kind, key };
}

/** `ownedbanners` and its like are comma lists. Example: `parseOwned('Glass, eclipse')`. */
export function parseOwned(list: string | null): string[] {
  const keys = (list ?? '').split(',').map((key) => key.trim().toLowerCase());
  return [...new Set(keys.filter((key) => key !== ''))];
}

const DEFAULT_BANNER = 'default';

/** An unknown or absent banner shows the site's own. Never moves. */
export function bannerFile(startUrl: string, key: string | null): string {
  const known = BANNER_KEYS.find((banner) => banner === key?.toLowerCase());
  return `${startUrl}/ctz/banners/${known ?? DEFAULT_BANNER}.webp`;
}
