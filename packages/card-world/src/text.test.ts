import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countBy, demoCards, mainsOf } from './demo-world.test-support.ts';
import { generateWorld } from './generate-world.ts';
import { DEMO_NOW } from './workshop.ts';
import { DEMO_GAMES, readWorld } from './read-world.test-support.ts';
import { FOREIGN_WORDS, nameFaults, textFaults } from './text-faults.test-support.ts';
import type { WorldCard } from './world-card.ts';

function faultsOf(cards: readonly WorldCard[]): string[] {
  return mainsOf(cards).flatMap((card) => {
    const texts = [card.effectdata, card['trigger'], card['triggerdata']].filter(
      (text): text is string => typeof text === 'string' && text.includes(' '),
    );
    return [
      ...texts.flatMap((text) => textFaults(text).map((fault) => `${fault}: ${text}`)),
      ...nameFaults(card.name).map((fault) => `${fault}: ${card.name}`),
    ].map((fault) => `${card.cardno} ${fault}`);
  });
}

describe.each(DEMO_GAMES)('the words of %s', (game) => {
  it('are correct: brackets, capitals, full stops, articles and plurals', () => {
    expect(faultsOf(demoCards(game))).toEqual([]);
  });

  it('are different on every card', () => {
    const texts = mainsOf(demoCards(game)).flatMap((card) => {
      const isShared = card.categorydata === 'UNIT TOKEN' || card.categorydata === 'EX RESOURCE';
      return card.effectdata === null || isShared ? [] : [card.effectdata];
    });
    const twice = Object.entries(countBy(texts, (text) => text)).filter(([, count]) => count > 1);
    expect(twice).toEqual([]);
  });

  it('contain no phrase of a real game', () => {
    const foreign = demoCards(game).flatMap((card) =>
      [card.name, card.effectdata, card.trait, card['trigger'], card.seriesname, card.getinfodata]
        .filter((text): text is string => typeof text === 'string')
        .filter((text) => FOREIGN_WORDS.test(text)),
    );
    expect(foreign).toEqual([]);
  });

  it('are correct under any seed', () => {
    const world = readWorld(game);
    assert(
      property(string({ minLength: 1, maxLength: 12 }), (seed) => {
        const cards = [...generateWorld(world, { seed, now: DEMO_NOW })];
        expect(faultsOf(cards)).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });
});
