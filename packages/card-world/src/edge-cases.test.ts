import { describe, expect, it } from 'vitest';
import { countBy, demoCards, mainsOf } from './demo-world.test-support.ts';
import { DEMO_NOW } from './workshop.ts';
import { DEMO_GAMES, readWorld } from './read-world.test-support.ts';
import type { WorldCard } from './world-card.ts';

const DAY = 86_400_000;
const cards = demoCards('gundam');
const mains = mainsOf(cards);
const age = (card: WorldCard): number => (DEMO_NOW.getTime() - Date.parse(card.created_at)) / DAY;
const some = (test: (card: WorldCard) => boolean): boolean => cards.some((card) => test(card));

describe('edge cases of the demo cards', () => {
  it.each(["'", '&', '"', '(', 'ë', 'ö', '-'])('a name with %s', (mark) => {
    expect(some((card) => card.name.includes(mark))).toBe(true);
  });

  it.each(['-', '&', "'"])('a trait with %s', (mark) => {
    expect(some((card) => card.trait?.includes(mark) === true)).toBe(true);
  });

  it('a name of 65 characters and a text of 375 in four paragraphs, nothing longer', () => {
    expect(Math.max(...cards.map((card) => card.name.length))).toBe(65);
    const lengths = cards.map((card) => card.effectdata?.length ?? 0);
    expect(Math.max(...lengths)).toBe(375);
    expect(some((card) => card.effectdata?.split('\n').length === 4)).toBe(true);
  });

  it('AP 0, levels 9 and 10, cost 10', () => {
    expect(some((card) => card.categorydata === 'UNIT' && card.apdata === 0)).toBe(true);
    expect(some((card) => card.level === 9)).toBe(true);
    expect(some((card) => card.level === 10 && card.cost === 10)).toBe(true);
  });

  it('cards without text, trait, link or colour', () => {
    const units = mains.filter((card) => card.categorydata === 'UNIT');
    expect(units.some((card) => card.effectdata === null)).toBe(true);
    expect(units.some((card) => card.trait === null)).toBe(true);
    expect(units.some((card) => card.link === null)).toBe(true);
    expect(mains.filter((card) => card.color === null)).toHaveLength(26);
  });

  it('a card with nine printings, and printings in another series than their card', () => {
    const groups = countBy(cards, (card) => card.originalid);
    expect(Math.max(...Object.values(groups))).toBe(9);
    const away = cards.filter((card) => card.series === 'P' && !card.originalid.startsWith('P-'));
    expect(away).toHaveLength(24);
    expect(cards.filter((card) => /_p\d+$/u.test(card.cardno))).toHaveLength(162);
  });

  it('two printings share a picture, and all others have their own', () => {
    const pictures = countBy(cards, (card) => card.image ?? '');
    const shared = Object.values(pictures).filter((count) => count > 1);
    expect(shared.length).toBeGreaterThan(0);
    expect(shared.length).toBeLessThan(4);
  });

  it('CARD-07 two unpublished cards of the upcoming series', () => {
    const unpublished = mains.filter((card) => !card.published);
    expect(unpublished.map((card) => card.series)).toEqual(['ST05', 'ST05']);
    expect(cards.filter((card) => card.series === 'ST05' && card.published).length).toBeGreaterThan(
      20,
    );
  });

  it.each(DEMO_GAMES)(
    'CARD-15 cards of %s newer than 7 and 14 days, most of them older',
    (game) => {
      const ages = demoCards(game).map((card) => age(card));
      expect(ages.some((days) => days < 7)).toBe(true);
      expect(ages.some((days) => days >= 7 && days < 14)).toBe(true);
      expect(ages.filter((days) => days > 14).length).toBeGreaterThan(ages.length / 2);
      expect(Math.min(...ages)).toBeGreaterThan(0);
    },
  );

  it('prices: nearly all cards, one above 1000, some missing, and more expensive variants', () => {
    const priced = cards.filter((card) => card.marketprice !== null);
    expect(priced.length / cards.length).toBeGreaterThan(0.95);
    expect(priced.length).toBeLessThan(cards.length);
    expect(some((card) => (card.marketprice ?? 0) > 1000)).toBe(true);
    const median = (rarity: string): number => {
      const prices = priced
        .filter((card) => card.rarity === rarity)
        .map((card) => card.marketprice ?? 0);
      return prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 2)] ?? 0;
    };
    expect(median('LR+')).toBeGreaterThan(10 * median('LR'));
    expect(median('C+')).toBeGreaterThan(10 * median('C'));
    expect(demoCards('pocket').every((card) => card.marketprice === null)).toBe(true);
  });

  it('numbers with a slash, a star and an underscore', () => {
    expect(demoCards('uaen').every((card) => card.cardno.includes('/'))).toBe(true);
    expect(demoCards('ua').some((card) => card.cardno.endsWith('★'))).toBe(true);
    expect(demoCards('opcg').some((card) => card.cardno.includes('_p'))).toBe(true);
    for (const game of DEMO_GAMES) {
      for (const card of demoCards(game)) expect(card.image).toMatch(/^[\w.-]+$/u);
    }
  });

  it.each(DEMO_GAMES)('numbers of %s that decks may contain but no card has', (game) => {
    const numbers = new Set(demoCards(game).map((card) => card.cardno));
    const { retired } = readWorld(game);
    expect(retired.length).toBeGreaterThan(0);
    expect(retired.filter((number) => numbers.has(number))).toEqual([]);
  });
});
