import type { CosmeticKey, CosmeticKind } from './cosmetics.ts';

/**
 * Items whose pictures and translated names ship with the app (`/v3/ctz`). The table `cosmetics`
 * decides who may wear them.
 */
export const COSMETIC_LOOKS: readonly (CosmeticKey & { readonly name: string })[] = [
  ...looks('badge', {
    youtube: 'YouTube',
    twitch: 'Twitch',
    twitter: 'X (Twitter)',
    administrator: 'Administrator',
    'early-light': 'Early Light',
    trader: 'Fair Trader',
    critic: 'Critic',
    beloved: 'Beloved',
    hundred: 'One Hundred',
    'two-hundred': 'Two Hundred',
    'three-hundred': 'Three Hundred',
    'five-hundred': 'Five Hundred',
    sevens: 'Three Sevens',
    summit: 'Summit',
  }),
  ...looks('background', {
    hangar: 'Hangar',
    ember: 'Ember',
    tidal: 'Tidal',
    verdant: 'Verdant',
    ivory: 'Ivory',
    violet: 'Violet',
    aurum: 'Aurum',
    cobalt: 'Cobalt',
    canopy: 'Canopy',
    sunward: 'Sunward',
    bastion: 'Bastion',
    comet: 'Comet',
    zenith: 'Zenith',
    eclipse: 'Eclipse',
  }),
  ...looks('banner', {
    skyline: 'Skyline',
    foundry: 'Foundry',
    deepfield: 'Deep Field',
    vanguard: 'Vanguard',
    sovereign: 'Sovereign',
    longwatch: 'Long Watch',
    thicket: 'Thicket',
    highnoon: 'High Noon',
    rampart: 'Rampart',
    starfall: 'Starfall',
    pinnacle: 'Pinnacle',
    glass: 'Glass',
  }),
  ...looks('nameplate', {
    steel: 'Steel',
    copper: 'Copper',
    frost: 'Frost',
    prism: 'Prism',
    gilded: 'Gilded',
  }),
  ...looks('title', {
    newcomer: 'Newcomer',
    'deck-smith': 'Deck Smith',
    'keen-eye': 'Keen Eye',
    'good-neighbor': 'Good Neighbor',
    cartographer: 'Cartographer',
    centurion: 'Centurion',
    wayfinder: 'Wayfinder',
    cornerstone: 'Cornerstone',
    'lucky-star': 'Lucky Star',
    legend: 'Legend of the Table',
  }),
];

/** Finds an item by key in any case. Example: `findLook('background', 'EMBER')`. */
export function findLook(kind: CosmeticKind, key: string): CosmeticKey | undefined {
  const wanted = key.toLowerCase();
  return COSMETIC_LOOKS.find((look) => look.kind === kind && look.key === wanted);
}

function looks(kind: CosmeticKind, names: Readonly<Record<string, string>>) {
  return Object.entries(names).map(([key, name]) => ({ kind, key, name }));
}
