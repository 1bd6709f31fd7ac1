import { expect, it } from 'vitest';
import { cardEffect, type CardRecord } from './card-effect.ts';
import { seeded } from './made-world.test-support.ts';

const PLAYERS = 300;
const EVENTS = 3000;
const ROUNDS = 5;

/** Simulates better players adopting the card earlier; `worth` is its effect in logits. */
function makeRecords(seed: number, worth: number): CardRecord[] {
  const random = seeded(seed);
  const skills = Array.from({ length: PLAYERS }, () => random() * 3 - 1.5);
  const chance = (logit: number): boolean => random() < 1 / (1 + Math.exp(-logit));
  return Array.from({ length: EVENTS }, () => {
    const at = Math.floor(random() * PLAYERS);
    const skill = skills[at] ?? 0;
    const hasCard = chance(0.9 * skill);
    const won = Array.from({ length: ROUNDS }, () => chance(0.5 * skill + (hasCard ? worth : 0)));
    return { player: `${at}`, hasCard, wins: won.filter(Boolean).length, n: ROUNDS };
  });
}

const SEEDS = Array.from({ length: 100 }, (_, at) => 31 * at + 7);

it('a card without effect has none when players are compared with themselves, while a naive comparison shows one', () => {
  const holdsZero = (records: readonly CardRecord[]): boolean => {
    const found = cardEffect(records);
    return found !== null && found.low <= 0 && 0 <= found.high;
  };
  let [within, plain] = [0, 0];
  for (const seed of SEEDS) {
    const records = makeRecords(seed, 0);
    if (holdsZero(records)) within += 1;
    if (holdsZero(records.map((record) => ({ ...record, player: 'all' })))) plain += 1;
  }
  expect(within).toBeGreaterThanOrEqual(90);
  expect(plain).toBeLessThan(10);
});

it('finds the effect of a card worth three points', () => {
  const means = SEEDS.slice(0, 25).map((seed) => cardEffect(makeRecords(seed, 0.13))?.mean ?? 0);
  const mean = means.reduce((sum, one) => sum + one, 0) / means.length;
  expect(mean).toBeGreaterThan(0.02);
  expect(mean).toBeLessThan(0.04);
});

it('reports no effect if too few players used both variants', () => {
  const record = { player: 'a', hasCard: true, wins: 30, n: 60 };
  expect(cardEffect([record])).toBeNull();
  expect(cardEffect([record, { ...record, hasCard: false, n: 5, wins: 1 }])).toBeNull();
  const found = cardEffect([record, { ...record, hasCard: false }]);
  expect(found).toMatchObject({ mean: 0, players: 1, n: 120 });
});
