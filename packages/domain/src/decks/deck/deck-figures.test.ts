import { describe, expect, it } from 'vitest';
import { toCompletion } from './judge-deck.ts';
import {
  computeStatistics,
  countColors,
  findColorInsight,
  listDeckColors,
} from './deck-figures.ts';
import { groupDeckLines, listDeckSections, listShownNumbers } from './deck-groups.ts';
import { SCENE_CARDS, SCENE_CONFIG, SCENE_RULES } from './deck-scene.test-support.ts';
import { countSeries, detectDeckSeries, detectSeries } from './deck-series.ts';
import { type DeckLine, createDeck } from './deck.ts';
import {
  describeArchetype,
  gatherArchetypes,
  matchArchetype,
  mergeArchetypes,
  offerArchetypes,
} from './archetypes.ts';

const lines: DeckLine[] = [
  { cardno: 'S-001', quantity: 2 },
  { cardno: 'S-001_p1', quantity: 1 },
  { cardno: 'S-002', quantity: 3 },
  { cardno: 'S-003', quantity: 1 },
  { cardno: 'S-005', quantity: 1 },
  { cardno: 'S-006', quantity: 4 },
  { cardno: 'Z-1', quantity: 1 },
];
const deck = createDeck({ decklist_content: lines });

describe('colours', () => {
  it("DECK-34 are those with at least 20 percent of a full deck's size", () => {
    const red = (quantity: number) =>
      listDeckColors(
        SCENE_RULES,
        createDeck({ decklist_content: [{ cardno: 'S-002', quantity }] }),
      );
    expect([red(3), red(4)]).toEqual([[], ['Red']]);
    const fifty = { ...SCENE_RULES, config: { ...SCENE_CONFIG, maximumCardsPerDeck: 50 } };
    const of = (quantity: number) =>
      listDeckColors(fifty, createDeck({ decklist_content: [{ cardno: 'S-002', quantity }] }));
    expect([of(9), of(10)]).toEqual([[], ['Red']]);
    expect(listDeckColors(SCENE_RULES, deck)).toEqual(['Blue', 'Red']);
  });

  it('a two-coloured card counts for both colours', () => {
    expect([...countColors(SCENE_RULES, lines)]).toEqual([
      ['Blue', 9],
      ['Red', 4],
    ]);
  });

  it('N-25 colours that differ from the filter trigger one hint per set', () => {
    const state = {
      enabled: true,
      deckColors: ['Blue', 'Red'],
      filterColors: ['Red'],
      given: new Set<string>(),
    };
    const hint = findColorInsight(state);
    expect(hint).toMatchObject({ kind: 'colors', colors: ['Blue', 'Red'] });
    expect(findColorInsight({ ...state, given: new Set([hint?.key ?? '']) })).toBeUndefined();
    expect(findColorInsight({ ...state, filterColors: ['Red', 'Blue'] })).toBeUndefined();
    expect(findColorInsight({ ...state, enabled: false })).toBeUndefined();
    expect(findColorInsight({ ...state, deckColors: [] })).toBeUndefined();
  });
});

it('DECK-39 the series of a number is the longest matching prefix, in any case', () => {
  const prefixes = ['S-', 'S-X', 'AUR-'];
  const detect = (cardno: string) => detectSeries(cardno, prefixes);
  expect(detect('S-001')).toBe('S-');
  expect(detect('s-x01')).toBe('S-X');
  expect(detectSeries('S-X01', prefixes.toReversed())).toBe('S-X');
  expect(detect('UE01BT/AUR-1-001')).toBe('AUR-');
  expect(detect('Q-001')).toBeUndefined();
  const some = [
    { cardno: 'S-001', quantity: 4 },
    { cardno: 'S-X01', quantity: 3 },
    { cardno: 'S-X02', quantity: 2 },
    { cardno: 'Q-1', quantity: 9 },
  ];
  expect([...countSeries(some, prefixes)]).toEqual([
    ['S-', 4],
    ['S-X', 5],
  ]);
  expect(detectDeckSeries(some, prefixes)).toBe('S-X');
  expect(detectDeckSeries(some, prefixes, 'S-X')).toBe('S-');
  expect(detectDeckSeries([], prefixes)).toBeUndefined();
});

describe('archetypes', () => {
  const grouping = {
    ...SCENE_CONFIG,
    archetypesRarity: ['C'],
    cardTraits_column: 'color',
    cardTraits_delimiter: '|',
  };
  const file = {
    alpha: { name: 'Alpha', icon: 'S-001', cards: ['S-001', 'S-004'], colors: ['Blue'] },
    beta: { name: 'Beta', icon: '', cards: ['S-002'], colors: ['Red'] },
    events: { name: 'Events', icon: 'S-006', cards: ['S-006'], colors: ['Blue'] },
    few: { name: 'Few', icon: 'S-003', cards: ['S-003'], colors: ['Blue'] },
  };
  const archetypes = mergeArchetypes(file, []);

  it('DECK-35 one applies when its matching cards reach archetype-min-cards', () => {
    const namesFrom = (least: number) => {
      const config = { ...SCENE_CONFIG, 'archetype-min-cards': least, 'archetype-max': 9 };
      return offerArchetypes({ ...SCENE_RULES, config }, deck, archetypes).map(({ name }) => name);
    };
    expect(namesFrom(1)).toEqual(['Events', 'Alpha', 'Beta', 'Few']);
    expect(namesFrom(3)).toEqual(['Events', 'Alpha', 'Beta']);
    expect(namesFrom(4)).toEqual(['Events']);
    expect(matchArchetype(SCENE_RULES, deck, file.alpha)).toEqual({
      matched: 3,
      found: ['S-001'],
      notFound: ['S-004'],
    });
  });

  it('DECK-36 offers at most the configured number, best match first', () => {
    const offered = offerArchetypes(SCENE_RULES, deck, archetypes);
    expect(offered.map(({ name, foundCards }) => [name, foundCards])).toEqual([
      ['Events', ['S-006']],
      ['Alpha', ['S-001']],
    ]);
  });

  it('DECK-44 are derived from main cards of the configured rarities; the file overrides them; matching reports matched, found and missing cards', () => {
    const gathered = gatherArchetypes(grouping, SCENE_CARDS);
    const all = mergeArchetypes({ blue: { ...file.alpha, name: 'BLUE' } }, gathered);
    expect(all.map(({ name, isFromDatabase }) => [name, isFromDatabase])).toEqual([
      ['BLUE', false],
      ['Red', true],
      ['Green', true],
    ]);
    const [, red] = all;
    expect(red).toEqual({
      name: 'Red',
      icon: 'S-002',
      cards: ['S-002', 'S-003', 'L-001'],
      colors: ['Red', 'Blue'],
      isFromDatabase: true,
    });
    expect(red && matchArchetype(SCENE_RULES, deck, red)).toEqual({
      matched: 4,
      found: ['S-002', 'S-003'],
      notFound: ['L-001'],
    });
  });

  it('DECK-42 one has its ten fields and a picture of its card or a generated one', () => {
    const describeAs = (picture: string | undefined) => {
      const known = { ...file.events, isFromDatabase: false };
      return describeArchetype(SCENE_CONFIG, known, (icon) => picture && `${picture}/${icon}`);
    };
    expect(describeAs('/media')).toEqual({
      name: 'Events',
      icon: 'S-006',
      cards: ['S-006'],
      foundCards: [],
      colors: ['Blue'],
      isFromDatabase: false,
      needsFakeIcon: false,
      color: '#Blue',
      imageUrl: '/media/S-006',
      fakeIcon: '',
    });
    expect(describeAs(undefined)).toMatchObject({ needsFakeIcon: true, imageUrl: '' });
    const [offered] = offerArchetypes(SCENE_RULES, deck, [describeAs('/media')]);
    expect(offered?.foundCards).toEqual(['S-006']);
  });
});

describe('completion', () => {
  it('DECK-37 is at most 100 percent', () => {
    expect([
      toCompletion(0, 50),
      toCompletion(25, 50),
      toCompletion(50, 50),
      toCompletion(60, 50),
    ]).toEqual([0, 50, 100, 100]);
    expect([toCompletion(199, 200), toCompletion(3, 0), toCompletion(-1, 9)]).toEqual([99, 100, 0]);
  });
});

it('DECK-40 groups all cards by separators without the ignored ones', () => {
  const mixed = [...lines, { cardno: 'T-001', quantity: 1 }, { cardno: 'L-001', quantity: 1 }];
  expect(
    groupDeckLines(SCENE_RULES, mixed).map(({ separator, count, lines: group }) => [
      separator,
      count,
      group.map((line) => line.cardno),
    ]),
  ).toEqual([
    ['UNIT', 8, ['S-001', 'S-001_p1', 'S-002', 'S-003', 'S-005']],
    ['EVENT', 4, ['S-006']],
    [null, 2, ['L-001', 'Z-1']],
  ]);
});

it('LIST-18 walks through a deck in display order: zone, heading, each card once', () => {
  const shown = createDeck({
    decklist_content: [...lines, { cardno: 'L-001', quantity: 1 }],
    resourcedeck: [{ cardno: 'R-001', quantity: 2 }],
    considering: [
      { cardno: 'S-004', quantity: 1 },
      { cardno: 'S-002', quantity: 1 },
    ],
  });
  const sections = listDeckSections(SCENE_RULES, shown, SCENE_CONFIG.zones);
  expect(sections.map(({ zone, separator, count }) => [zone.id, separator, count])).toEqual([
    ['leader', null, 1],
    ['main', 'UNIT', 8],
    ['main', 'EVENT', 4],
    ['main', null, 1],
    ['resource', null, 2],
    ['considering', null, 2],
  ]);
  expect(listShownNumbers(sections)).toEqual([
    'L-001',
    'S-001',
    'S-001_p1',
    'S-002',
    'S-003',
    'S-005',
    'S-006',
    'Z-1',
    'R-001',
    'S-004',
  ]);
});

it('statistics count the charts, colours, types, rarities and the price', () => {
  const figures = computeStatistics(SCENE_RULES, lines);
  expect({
    ...figures,
    colors: [...figures.colors],
    types: [...figures.types],
    rarities: [...figures.rarities],
  }).toEqual({
    cards: 13,
    unique: 6,
    charts: [
      {
        name: 'Level',
        column: 'level',
        bars: [
          { value: 1, count: 3 },
          { value: 2, count: 3 },
          { value: 3, count: 1 },
        ],
        beyond: 1,
        empty: 4,
      },
      {
        name: 'Power',
        column: 'power',
        bars: [
          { value: 0, count: 0 },
          { value: 1000, count: 7 },
          { value: 2000, count: 0 },
          { value: 3000, count: 1 },
        ],
        beyond: 0,
        empty: 0,
      },
    ],
    colors: [
      ['Blue', 9],
      ['Red', 4],
    ],
    types: [
      ['UNIT', 8],
      ['EVENT', 4],
    ],
    rarities: [
      ['R', 1],
      ['C', 11],
    ],
    price: { total: 2.75, unpriced: 2 },
  });
});
