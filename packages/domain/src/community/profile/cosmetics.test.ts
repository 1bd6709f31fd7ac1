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
  it('keys are lower case and unique per kind', () => {
    const names = COSMETIC_LOOKS.map((look) => `${look.kind} ${look.key}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(names.map((name) => name.toLowerCase()));
  });

  it('items for everyone are open; gifts are open to their owner', () => {
    expect(opens({ by: 'everyone' })).toBe(true);
    expect(opens({ by: 'event' })).toBe(false);
    expect(opens({ by: 'event' }, { owned: { ...nobody.owned, banner: ['glass'] } })).toBe(true);
    expect(opens({ by: 'event' }, { owned: { ...nobody.owned, badge: ['glass'] } })).toBe(false);
  });

  it('C-71 a link unlocks its badge, and a role its own item', () => {
    const links = { youtube: null, twitch: null, x: 'https://x.com/a' };
    expect(opens({ by: 'link', site: 'x' }, { links })).toBe(true);
    expect(opens({ by: 'link', site: 'twitch' }, { links })).toBe(false);
    expect(opens({ by: 'administrator' }, { roles: ['Superadmin'] })).toBe(true);
    expect(opens({ by: 'administrator' }, { roles: ['EX'] })).toBe(false);
  });

  it('reaching a level unlocks nothing until the reward is claimed', () => {
    expect(opens({ by: 'level', level: 5 }, { level: 999 })).toBe(false);
  });

  it('counted items unlock at their number and report progress', () => {
    const unlock: Unlock = { by: 'count', of: 'trades', needed: 30 };
    const facts = (trades: number) => ({ ...nobody, counts: { ...nobody.counts, trades } });
    expect(opens(unlock, facts(29))).toBe(false);
    expect(opens(unlock, facts(30))).toBe(true);
    expect(progressTo(item(unlock), facts(12))).toEqual({ have: 12, needed: 30 });
    expect(progressTo(item({ by: 'level', level: 5 }), nobody)).toEqual({ have: 1, needed: 5 });
    expect(progressTo(item({ by: 'event' }), nobody)).toBeNull();
  });
});

it('PROF-21 finds an item by its key in any case', () => {
  expect(findLook('background', 'EmBer')?.key).toBe('ember');
  expect(findLook('background', 'glass')).toBeUndefined();
});

it('AUTH-06 parses owned items from a comma list', () => {
  expect(parseOwned(' Glass,,eclipse , glass')).toEqual(['glass', 'eclipse']);
  expect(parseOwned(null)).toEqual([]);
});

it('parses gifts and rejects invalid ones', () => {
  expect(parseGift('title:legend')).toEqual({ kind: 'title', key: 'legend' });
  expect(['hat:red', 'title:', 'title', ''].map(parseGift)).toEqual([null, null, null, null]);
});
