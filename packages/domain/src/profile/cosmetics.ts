import { isAdministrator } from '../access/roles.ts';
import type { SocialSite } from './social-links.ts';

export const COSMETIC_KINDS = ['badge', 'background', 'banner'] as const;
export type CosmeticKind = (typeof COSMETIC_KINDS)[number];

/** How a member comes to own an item; a gift (event, report, administrator) is always possible. */
export type Unlock =
  | { readonly by: 'everyone' }
  | { readonly by: 'level'; readonly level: number }
  | { readonly by: 'link'; readonly site: SocialSite }
  | { readonly by: 'administrator' }
  | { readonly by: 'gift' };

export interface Cosmetic {
  readonly kind: CosmeticKind;
  /** As it is stored; lower case. */
  readonly key: string;
  /** English; translated by its id `cosmetic.<kind>.<key>`. */
  readonly name: string;
  readonly unlock: Unlock;
}

/** Every item there is. The pictures lie under the same keys in the static files (`/v3/ctz`). */
export const COSMETICS: readonly Cosmetic[] = [
  badge('youtube', 'YouTube', { by: 'link', site: 'youtube' }),
  badge('twitch', 'Twitch', { by: 'link', site: 'twitch' }),
  badge('twitter', 'X (Twitter)', { by: 'link', site: 'x' }),
  badge('administrator', 'Administrator', { by: 'administrator' }),

  background('hangar', 'Hangar', { by: 'everyone' }),
  background('ember', 'Ember', { by: 'everyone' }),
  background('tidal', 'Tidal', { by: 'everyone' }),
  background('verdant', 'Verdant', { by: 'level', level: 5 }),
  background('ivory', 'Ivory', { by: 'level', level: 10 }),
  background('violet', 'Violet', { by: 'level', level: 25 }),
  background('aurum', 'Aurum', { by: 'level', level: 50 }),
  background('eclipse', 'Eclipse', { by: 'gift' }),

  banner('skyline', 'Skyline', { by: 'everyone' }),
  banner('foundry', 'Foundry', { by: 'everyone' }),
  banner('deepfield', 'Deep Field', { by: 'level', level: 10 }),
  banner('vanguard', 'Vanguard', { by: 'level', level: 25 }),
  banner('sovereign', 'Sovereign', { by: 'level', level: 50 }),
  banner('glass', 'Glass', { by: 'gift' }),
];

/** What decides about a member's items. */
export interface CosmeticFacts {
  readonly level: number;
  readonly roles: readonly string[];
  readonly links: Readonly<Record<SocialSite, string | null>>;
  /** Keys given to the member, by kind. */
  readonly owned: Readonly<Record<CosmeticKind, readonly string[]>>;
}

export function listCosmetics(kind: CosmeticKind): Cosmetic[] {
  return COSMETICS.filter((item) => item.kind === kind);
}

/** Keys count in any case. Example: `findCosmetic('background', 'EMBER')`. */
export function findCosmetic(kind: CosmeticKind, key: string): Cosmetic | undefined {
  const wanted = key.toLowerCase();
  return COSMETICS.find((item) => item.kind === kind && item.key === wanted);
}

export function isUnlocked(item: Cosmetic, facts: CosmeticFacts): boolean {
  if (facts.owned[item.kind].includes(item.key)) return true;
  const { unlock } = item;
  switch (unlock.by) {
    case 'everyone':
      return true;
    case 'level':
      return facts.level >= unlock.level;
    case 'link':
      return facts.links[unlock.site] !== null;
    case 'administrator':
      return isAdministrator(facts.roles);
    case 'gift':
      return false;
    default:
      return false;
  }
}

/** `ownedbanners` and its like are comma lists. Example: `parseOwned('Glass, eclipse')`. */
export function parseOwned(list: string | null): string[] {
  const keys = (list ?? '').split(',').map((key) => key.trim().toLowerCase());
  return [...new Set(keys.filter((key) => key !== ''))];
}

function badge(key: string, name: string, unlock: Unlock): Cosmetic {
  return { kind: 'badge', key, name, unlock };
}

function background(key: string, name: string, unlock: Unlock): Cosmetic {
  return { kind: 'background', key, name, unlock };
}

function banner(key: string, name: string, unlock: Unlock): Cosmetic {
  return { kind: 'banner', key, name, unlock };
}
