import { expect, it } from 'vitest';
import { findNextReward, PLANNED_REWARDS, stateOfReward } from './rewards.ts';

const ROAD = [
  { id: '1', level: 5 },
  { id: '2', level: 10 },
  { id: '3', level: 10 },
];

it('EXP-15 EXP-16 marks only what level 999 unlocks as coming soon', () => {
  expect(PLANNED_REWARDS).toEqual([{ level: 999, gift: 'ownCosmetics' }]);
});

it('a reward is claimable from its level on until it is claimed', () => {
  const at = (level: number) => ROAD.map((reward) => stateOfReward(reward, level, ['2']).is);
  expect(at(4)).toEqual(['ahead', 'claimed', 'ahead']);
  expect(at(10)).toEqual(['waiting', 'claimed', 'waiting']);
  expect(stateOfReward({ id: '1', level: 5 }, 3, [])).toEqual({ is: 'ahead', levels: 2 });
});

it('the next reward is the first above the current level', () => {
  expect(findNextReward(ROAD, 5)?.id).toBe('2');
  expect(findNextReward(ROAD, 10)).toBeUndefined();
});
