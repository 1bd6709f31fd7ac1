import { describe, expect, it } from 'vitest';
import { checkDeck } from './judge-deck.ts';
import { findRuleSet } from './deck-rules.ts';
import { createSceneRules, SCENE_CONFIG, SCENE_RULES } from './deck-scene.test-support.ts';
import { type Deck, EMPTY_DECK, createDeck } from './deck.ts';

const LEGAL = deckOf('1 L-001, 4 S-001, 4 S-002, 4 S-003, 4 S-X01, 4 S-X02', '2 R-001');

describe('a deck', () => {
  it('that follows every rule has no violations', () => {
    expect(checkDeck(SCENE_RULES, LEGAL)).toEqual([]);
    expect(
      checkDeck(SCENE_RULES, { ...LEGAL, considering: deckOf('9 S-001').decklist_content }),
    ).toEqual([]);
  });

  it('reports zones with the wrong size', () => {
    const { main, leader } = Object.groupBy(
      checkDeck(SCENE_RULES, deckOf('2 L-001, 21 Z-1')),
      (reason) => reason.zone ?? '',
    );
    expect(leader?.[0]).toEqual({
      code: 'ZONE_TOO_LARGE',
      params: { zone: 'Leader', count: 2, size: 1 },
      cards: [],
      zone: 'leader',
    });
    expect(main?.map((reason) => reason.code)).toEqual(['ZONE_TOO_LARGE', 'COPY_LIMIT']);
    expect(codesOf(EMPTY_DECK)).toEqual([
      'ZONE_TOO_SMALL',
      'ZONE_TOO_SMALL',
      'ZONE_TOO_SMALL',
      'TOO_FEW_BASICS',
    ]);
  });

  it('counts copies over all printings and names each printing', () => {
    const reasons = checkDeck(SCENE_RULES, deckOf('3 S-001, 2 S-001_p1'));
    expect(reasons.find((reason) => reason.code === 'COPY_LIMIT')).toMatchObject({
      params: { card: 'Àlpha Ⅱ', count: 5, maximum: 4 },
      cards: ['S-001', 'S-001_p1'],
    });
  });

  it('is checked by the rule set of the day', () => {
    const lists = deckOf('3 S-002, 1 S-003, 2 S-004, 1 S-005, 4 S-006, 1 S-009');
    const barred = ['RESTRICTED', 'BANNED', 'FORBIDDEN_PAIR', 'ONE_OF_GROUP'];
    const codesOn = (day: string): string[] =>
      checkDeck(createSceneRules(day), lists)
        .map((reason) => reason.code)
        .filter((code) => barred.includes(code));
    expect(codesOn('2026-09-30')).toEqual([]);
    expect(codesOn('2026-10-01')).toEqual(barred);
    const reasons = checkDeck(createSceneRules('2026-10-01'), lists);
    expect(reasons.find(({ code }) => code === 'FORBIDDEN_PAIR')).toMatchObject({
      params: { first: 'Card S-003', second: 'Card S-004' },
      cards: ['S-003', 'S-004'],
    });
    expect(reasons.find(({ code }) => code === 'ONE_OF_GROUP')).toMatchObject({
      params: { cards: 'Card S-005, Card S-006', count: 2 },
    });
    expect(codesOn('2026-10-02').length).toBe(4);
    const oneOfEach = deckOf('4 S-005, 4 S-003');
    expect(
      checkDeck(createSceneRules('2026-10-01'), oneOfEach).map(({ code }) => code),
    ).not.toContain('ONE_OF_GROUP');
  });

  it.each([
    ['TOO_MANY_COLORS', '1 S-001, 1 S-002, 1 S-007'],
    ['LEADER_COLOR', '1 L-001, 1 S-007'],
    ['COUNT_COLUMN', '5 S-008'],
    ['UNRELEASED', '1 N-001'],
    ['UNKNOWN_CARD', '1 Z-001'],
    ['NOT_A_DECK_CARD', '1 T-001'],
    ['WRONG_ZONE', '1 R-001'],
    ['TOO_FEW_BASICS', '1 S-006'],
  ])('reports %s', (code, cards) => {
    expect(codesOf(deckOf(cards))).toContain(code);
    expect(codesOf(LEGAL)).not.toContain(code);
  });

  it('treats a series as unreleased until its release date', () => {
    const series = { 'S-': { name: 'Short', released: true, releaseDate: '2026-11-20' } };
    const codesOn = (today: string): string[] => {
      const config = { ...SCENE_CONFIG, series };
      return checkDeck({ ...SCENE_RULES, config, today }, deckOf('1 S-001')).map(
        ({ code }) => code,
      );
    };
    expect(codesOn('2026-11-19')).toContain('UNRELEASED');
    expect(codesOn('2026-11-20')).not.toContain('UNRELEASED');
  });

  it('must use one series plus the wildcard series if the game requires it', () => {
    const config = { ...SCENE_CONFIG, singleSeriesDeck: true, wildcardSeries: 'N-' };
    const check = (cards: string): string[] =>
      checkDeck({ ...SCENE_RULES, config }, deckOf(cards)).map((reason) => reason.code);
    expect(check('1 S-001, 1 N-001')).not.toContain('MIXED_SERIES');
    expect(check('1 S-001, 1 S-X01')).toContain('MIXED_SERIES');
  });
});

it('the newest rule set that has begun is in force', () => {
  const idOn = (day: string): string | undefined => findRuleSet(SCENE_CONFIG.ruleSets, day)?.id;
  expect([idOn('2025-12-31'), idOn('2026-09-30'), idOn('2026-10-01'), idOn('2030-01-01')]).toEqual([
    undefined,
    'base',
    'autumn',
    'autumn',
  ]);
});

function codesOf(deck: Deck): string[] {
  return checkDeck(SCENE_RULES, deck).map((reason) => reason.code);
}

/** Parses `4 S-001, 2 S-002` to a deck. */
function deckOf(main: string, resources = ''): Deck {
  const parse = (list: string) =>
    list
      .split(', ')
      .filter(Boolean)
      .map((entry) => {
        const [quantity = '0', cardno = ''] = entry.split(' ');
        return { cardno, quantity: Number(quantity) };
      });
  return createDeck({ decklist_content: parse(main), resourcedeck: parse(resources) });
}
