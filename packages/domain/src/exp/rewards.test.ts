import { expect, it } from 'vitest';
import { LEVEL_REWARDS } from './rewards.ts';

const giftsAt = (level: number) => LEVEL_REWARDS.find((reward) => reward.level === level)?.gifts;

it('EXP-13 customization packs come at six levels', () => {
  const packs = LEVEL_REWARDS.filter(({ gifts }) => gifts.includes('customizationPack'));
  expect(packs.map(({ level }) => level)).toEqual([100, 200, 300, 500, 777, 999]);
});

it('EXP-16 most rewards are coming soon', () => {
  const soon = LEVEL_REWARDS.filter(({ state }) => state === 'comingSoon');
  expect(soon.length).toBeGreaterThan(LEVEL_REWARDS.length / 2);
});

it('EXP-14 EXP-15 level 300 also frees of ads, level 999 also allows own cosmetics', () => {
  expect(giftsAt(300)).toContain('adFree');
  expect(giftsAt(999)).toContain('ownCosmetics');
});
