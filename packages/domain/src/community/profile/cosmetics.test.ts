import { describe, expect, it } from 'vitest';
import { COSMETIC_LOOKS, findLook } from './cosmetic-looks.ts';
import {
  isUnlocked,
  parseGift,
  parseOwned,
  progressTo,
  type Cosmetic,
  type CosmeticFacts,
  type Unlock,
} from './cosmetics.ts';

const nobody: CosmeticFacts = {
  level: 1,
  roles: [],
  links: { youtube: null, twitch: null, x: null },
  counts: { ratings: 0, trades: 0, publicDecks: 0, likesReceived: 0 },
  owned: { badge: [], background: [], banner: [], nameplate: [], title: [] },
};

const item = (unlock: Unlock): Cosmetic => ({
  kind: 'banner',
  key: 'glass',
  name: 'Glass',
  rarity: 'epic',
  unlock,
});
const opens = (unlock: Unlock, facts: Partial<CosmeticFacts> = {}): boolean =>
  isUnlocked(item(unlock), { ...nobody, ...facts });

describe('cosmetics', () => {
  it('keys are unique in their kind and lower case', () => {
    const names = COSMETIC_LOOKS.map((look) => `${look.kind} ${look.key}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(names.map((name) => name.toLowerCase()));
  });

  it('what is for everyone is open, a gift to its owner alone', () => {
    expect(opens({ by: 'everyone' })).toBe(true);
    expect(opens({ by: 'event' })).toBe(false);
    expect(opens({ by: 'event' }, { owned: { ...nobody.owned, banner: ['glass'] } })).toBe(true);
    expect(opens({ by: 'event' }, { owned: { ...nobody.owned, badge: ['glass'] } })).toBe(false);
  });

  it('C-71 a link opens its badge, and a role its own', () => {
    const links = { youtube: null, twitch: null, x: 'https://x.com/a' };
    expect(opens({ by: 'link', site: 'x' }, { links })).toBe(true);
    expect(opens({ by: 'link', site: 'twitch' }, { links })).toBe(false);
    expect(opens({ by: 'administrator' }, { roles: ['Superadmin'] })).toBe(true);
    expect(opens({ by: 'administrator' }, { roles: ['EX'] })).toBe(false);
  });

  it('a level opens nothing by itself: its reward is claimed', () => {
    expect(opens({ by: 'level', level: 5 }, { level: 999 })).toBe(false);
  });

  it('what is counted opens at its number, and tells how far one is', () => {
    const unlock: Unlock = { by: 'count', of: 'trades', needed: 30 };
    const facts = (trades: number) => ({ ...nobody, counts: { ...nobody.counts, trades } });
    expect(opens(unlock, facts(29))).toBe(false);
    expect(opens(unlock, facts(30))).toBe(true);
    expect(progressTo(item(unlock), facts(12))).toEqual({ have: 12, needed: 30 });
    expect(progressTo(item({ by: 'level', level: 5 }), nobody)).toEqual({ have: 1, needed: 5 });
    expect(progressTo(item({ by: 'event' }), nobody)).toBeNull();
  });
});

it('PROF-21 finds a look by its key in any case', () => {
  expect(findLook('background', 'EmBer')?.key).toBe('ember');
  expect(findLook('background', 'glass')).toBeUndefined();
});

it('AUTH-06 reads owned items from a comma list', () => {
  expect(parseOwned(' Glass,,eclipse , glass')).toEqual(['glass', 'eclipse']);
  expect(parseOwned(null)).toEqual([]);
});

it('reads a gift, and nothing that is none', () => {
  expect(parseGift('title:legend')).toEqual({ kind: 'title', key: 'legend' });
  expect(['hat:red', 'title:', 'title', ''].map(parseGift)).toEqual([null, null, null, null]);
});
