import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { countBy, distance, mainsOf } from './demo-world.test-support.ts';
import { generateWorld } from './generate-world.ts';
import { DEMO_NOW, DEMO_SEED } from './workshop.ts';
import { DEMO_GAMES, readWorld } from './read-world.test-support.ts';
import { textFaults } from './text-faults.test-support.ts';
import { worldFaults } from './world-faults.test-support.ts';

/** Cards outside the deck whose texts may be equal or empty. */
const SHARED_TEXT = new Set(['UNIT TOKEN', 'EX RESOURCE']);

function hashWorld(game: string, seed: string): string {
  const hash = createHash('sha256');
  for (const card of generateWorld(readWorld(game), { seed, now: DEMO_NOW })) {
    hash.update(JSON.stringify(card));
  }
  return hash.digest('hex').slice(0, 16);
}

describe('seeds', () => {
  it('the same seed gives an identical world', () => {
    const hashes = Object.fromEntries(DEMO_GAMES.map((game) => [game, hashWorld(game, DEMO_SEED)]));
    expect(hashes).toMatchSnapshot();
  });

  it('another seed gives another world', () => {
    expect(hashWorld('gundam', 'other')).not.toBe(hashWorld('gundam', DEMO_SEED));
  });
});

describe.each(DEMO_GAMES)('10,000 cards of %s', (game) => {
  const world = readWorld(game);
  const cards = [...generateWorld(world, { seed: DEMO_SEED, now: DEMO_NOW, cards: 10_000 })];

  it('are exactly that many and begin with the demo cards', () => {
    expect(cards).toHaveLength(10_000);
    const [first] = generateWorld(world, { seed: DEMO_SEED, now: DEMO_NOW });
    expect(cards[0]?.cardno).toBe(first?.cardno);
  });

  it('CARD-06 follow every rule of the small world', () => {
    expect(worldFaults(game, cards)).toEqual([]);
    const texts = mainsOf(cards).flatMap((card) =>
      card.effectdata === null || SHARED_TEXT.has(card.categorydata ?? '') ? [] : [card.effectdata],
    );
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.flatMap((text) => textFaults(text).map((fault) => `${fault}: ${text}`))).toEqual(
      [],
    );
  });

  it('never run out of phrases', () => {
    const speaking = [
      'PILOT',
      'COMMAND',
      'BASE',
      'Leader',
      'Event',
      'Stage',
      'Field',
      'Site',
      'Creature',
      'Trainer',
    ];
    const silent = cards.filter(
      (card) => card.effectdata === null && speaking.includes(card.categorydata ?? ''),
    );
    expect(silent.map((card) => card.cardno)).toEqual([]);
  });

  it('are in later series with later dates, in the proportions of the demo', () => {
    const codes = [...new Set(cards.map((card) => card.series))];
    expect(codes.length).toBeGreaterThan(world.series.length + 10);
    const model = world.series[0];
    const like = mainsOf(cards).filter((card) => card.series === codes.at(-1));
    const types = countBy(like, (card) => card.categorydata ?? '');
    const models = world.scale.cycle.map((step) =>
      world.series.find((one) => one.code === step.like),
    );
    const nearest = Math.min(
      ...models.map((plan) => distance(types, (plan ?? model)?.types ?? {})),
    );
    expect(nearest).toBeLessThan(0.05);
  });
});

describe('fewer cards than the demo', () => {
  it('are refused with the minimum', () => {
    const world = readWorld('gundam');
    const make = (): unknown => [...generateWorld(world, { seed: '1', now: DEMO_NOW, cards: 100 })];
    expect(make).toThrow('The demo alone has 405 printings.');
  });
});
