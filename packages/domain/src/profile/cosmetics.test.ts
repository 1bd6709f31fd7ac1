import { describe, expect, it } from 'vitest';
import {
  COSMETICS,
  findCosmetic,
  isUnlocked,
  listCosmetics,
  parseOwned,
  type CosmeticFacts,
} from './cosmetics.ts';

const nobody: CosmeticFacts = {
  level: 1,
  roles: [],
  links: { youtube: null, twitch: null, x: null },
  owned: { badge: [], background: [], banner: [] },
};

const unlockedKeys = (facts: Partial<CosmeticFacts>) =>
  COSMETICS.filter((item) => isUnlocked(item, { ...nobody, ...facts })).map((item) => item.key);

describe('cosmetics', () => {
  it('PROF-18 has the four documented badges', () => {
    const keys = listCosmetics('badge').map((item) => item.key);
    expect(keys.toSorted()).toEqual(['administrator', 'twitch', 'twitter', 'youtube']);
  });

  it('keys are unique in their kind and lower case', () => {
    const names = COSMETICS.map((item) => `${item.kind} ${item.key}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(names.map((name) => name.toLowerCase()));
  });

  it('a new member owns what is for everyone, and nothing else', () => {
    expect(unlockedKeys({})).toEqual(['hangar', 'ember', 'tidal', 'skyline', 'foundry']);
  });

  it('C-71 a link opens its badge, and the key twitter stands for the field x', () => {
    const links = { youtube: null, twitch: null, x: 'https://x.com/a' };
    expect(unlockedKeys({ links })).toContain('twitter');
    expect(unlockedKeys({ links })).not.toContain('twitch');
  });

  it('level, role and gift open theirs', () => {
    expect(unlockedKeys({ level: 25 })).toEqual(
      expect.arrayContaining(['verdant', 'ivory', 'violet', 'deepfield', 'vanguard']),
    );
    expect(unlockedKeys({ level: 25 })).not.toContain('aurum');
    expect(unlockedKeys({ roles: ['Superadmin'] })).toContain('administrator');
    expect(unlockedKeys({ owned: { ...nobody.owned, banner: ['glass'] } })).toContain('glass');
  });
});

it('PROF-21 finds an item by its key in any case', () => {
  expect(findCosmetic('background', 'EmBer')?.name).toBe('Ember');
  expect(findCosmetic('background', 'glass')).toBeUndefined();
});

it('AUTH-06 reads owned items from a comma list', () => {
  expect(parseOwned(' Glass,,eclipse , glass')).toEqual(['glass', 'eclipse']);
  expect(parseOwned(null)).toEqual([]);
});
