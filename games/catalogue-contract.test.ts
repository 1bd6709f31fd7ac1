import { readFileSync } from 'node:fs';
import { archetypesSchema } from '@deckframe/contract/meta/archetypes';
import { gameConfigSchema } from '@deckframe/contract/site/game-config';
import { makeDemoCards } from '@deckframe/database/demo-cards';
import type { GameConfig } from '@deckframe/domain/game-config';
import {
  EMPTY_OPTION,
  NOT_EMPTY_OPTION,
  type FilterDefinition,
} from '@deckframe/domain/game-config-filter';
import { listGameFolders } from '@deckframe/database/game-folders';
import { describe, expect, it } from 'vitest';

const GAME_IDS = listGameFolders();

type Cards = ReturnType<typeof makeDemoCards>;
type OptionSet = Extract<FilterDefinition, { type: 'OptionSet' }>;
type Range = Extract<FilterDefinition, { type: 'MultiRange' | 'Numbers' }>;

const readJson = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

const games = GAME_IDS.map((game) => ({
  game,
  config: gameConfigSchema.parse(readJson(`${game}/game-config.json`)),
  archetypes: archetypesSchema.parse(readJson(`${game}/archetypes.json`)),
  cards: makeDemoCards(game),
}));

/** Returns every value of a column; a field with several values is split. */
function valuesOf(cards: Cards, column: string, delimiters: readonly string[] = []): Set<string> {
  const whole = cards.map((card) => card[column] ?? null).filter((value) => value !== null);
  return new Set(
    whole.flatMap((value) =>
      delimiters
        .reduce((parts, sign) => parts.flatMap((part) => part.split(sign)), [String(value)])
        .map((part) => part.trim()),
    ),
  );
}

const numbersOf = (cards: Cards, column: string): number[] =>
  cards.flatMap((card) => (typeof card[column] === 'number' ? [card[column]] : []));

const delimitersOf = (config: GameConfig, column: string): string[] =>
  column === config.cardColor_column && config.cardColor_delimiter !== undefined
    ? [config.cardColor_delimiter]
    : [];

/** Returns the keyword of a mark without its number or card name. */
const keywordOf = (mark: string): string => mark.replace(/(?: x?\d+|: .+)$/u, '');

describe.each(games)('the catalogue of $game', ({ config, cards, archetypes }) => {
  const numbers = new Set(cards.map((card) => card['cardno']));
  const columns = new Set(cards.flatMap((card) => Object.keys(card)));

  it('GAME-09 has every column that the config names', () => {
    const named = [
      ...config.minimumCachingColumns,
      config.published_column,
      ...config.filters.flatMap((filter) =>
        filter.type === 'OptionSet' && filter.extractFrom !== undefined ? [filter.extractFrom] : [],
      ),
      ...(config.deckbuilderCountColumns ?? []).map((count) => count.key),
      ...(config.basicRule === undefined ? [] : [config.basicRule.column]),
      ...config.sideDecks.flatMap(({ column }) => column ?? []),
      ...Object.keys(config.editorColumnOptions),
      ...Object.keys(config['custom-ordering-list'] ?? {}),
      config.statsConfig.levelColumn,
      config.statsConfig.costColumn,
    ];
    expect(named.filter((column) => !columns.has(column))).toEqual([]);
  });

  it('has a value in every column that can be filtered, sorted, searched or charted', () => {
    const used = [
      ...config.filters.map((filter) => filter.property),
      ...config['ordering-list'].map((entry) => entry['ordering-column']),
      ...Object.values(config.query),
      ...config.charts.map((chart) => chart.column),
    ];
    expect(used.filter((column) => valuesOf(cards, column).size === 0)).toEqual([]);
  });

  const optionSets = config.filters.filter((filter): filter is OptionSet => {
    return filter.type === 'OptionSet';
  });

  it.each(optionSets.map((filter) => [filter.name, filter] as const))(
    'GAME-27 FILT-04 has every option of %s and no undeclared value',
    (_, filter) => {
      const found = [...valuesOf(cards, filter.property, filter.delimiters)].sort();
      const listed = (filter.values ?? filter.order ?? found).map(String);
      expect(found).toEqual(listed.toSorted());
      const empty = cards.filter((card) => (card[filter.property] ?? null) === null).length;
      const offers = {
        [EMPTY_OPTION]: empty > 0,
        [NOT_EMPTY_OPTION]: empty < cards.length,
      };
      expect((filter.special ?? []).filter((option) => !offers[option])).toEqual([]);
    },
  );

  it('has cards for both states of every switch', () => {
    for (const filter of config.filters) {
      if (filter.type !== 'Boolean') continue;
      const held = cards.filter((card) => (card[filter.property] ?? null) === filter.neededValue);
      expect(held.length, filter.name).toBeGreaterThan(0);
      expect(held.length, filter.name).toBeLessThan(cards.length);
    }
  });

  const ranges = config.filters.filter((filter): filter is Range => {
    return filter.type === 'MultiRange' || filter.type === 'Numbers';
  });

  it.each(ranges.map((filter) => [filter.name, filter] as const))(
    'GAME-28 has no %s outside the range unless its ends are open',
    (_, filter) => {
      const found = numbersOf(cards, filter.property);
      expect(found.length).toBeGreaterThan(0);
      if (filter.type === 'MultiRange' && filter.openEnd === true) return;
      expect(Math.min(...found)).toBeGreaterThanOrEqual(filter.min);
      expect(Math.max(...found)).toBeLessThanOrEqual(filter.max);
      if (filter.type !== 'Numbers') return;
      const between = found.filter((value) => (value - filter.min) % filter.step !== 0);
      expect(between).toEqual([]);
    },
  );

  it('GAME-18 has only colours and card types that the config declares', () => {
    const known = config.gameColors.map((color) => color.value);
    const found = valuesOf(cards, config.cardColor_column, delimitersOf(config, 'color'));
    expect([...found].filter((color) => !known.includes(color))).toEqual([]);
    for (const [column, options] of Object.entries(config.editorColumnOptions)) {
      if (column === 'published') continue;
      const values = valuesOf(cards, column, delimitersOf(config, column));
      const missing = [...values].filter((value) => !options.map(String).includes(value));
      expect(missing, column).toEqual([]);
    }
    for (const [column, order] of Object.entries(config['custom-ordering-list'] ?? {})) {
      expect([...valuesOf(cards, column)].sort(), column).toEqual([...order].sort());
    }
  });

  it('GAME-19 puts every card under a separator or an ignored value', () => {
    const separators = [...config.deckSeparators, ...config.ignoredSeparators];
    const found = valuesOf(cards, config.deckSeparators_column);
    expect([...found].sort()).toEqual([...separators].sort());
  });

  it('GAME-15 has cards of every series, and no other series', () => {
    const found = [...valuesOf(cards, config.series_column)].map((series) => `${series}-`);
    expect(found.sort()).toEqual(Object.keys(config.series).sort());
    for (const card of cards) {
      expect(config.series[`${String(card['series'])}-`]?.name).toBe(card['seriesname']);
    }
  });

  it('CARD-06 has exactly one main printing per group', () => {
    const groups = Map.groupBy(cards, (card) => card[config.alternate_matching_column]);
    const wrong = [...groups].filter(
      ([, group]) => group.filter((card) => card['mainalternate'] !== false).length !== 1,
    );
    expect(wrong.map(([original]) => original)).toEqual([]);
  });

  it('GAME-21 explains every keyword that a card text uses', () => {
    const names = new Set(cards.map((card) => card['name']));
    const described = new Set(Object.keys(config.keywordTagDescriptions));
    const energies = new Set(config.gameColors.map((color) => color.value));
    const texts = cards.map((card) => String(card['effectdata'] ?? ''));
    // A card text may give the card a second name.
    for (const text of texts) {
      for (const [, name] of text.matchAll(/【Pilot】\[([^\]]+)\]/gu)) names.add(name ?? '');
    }
    const unknown = texts.flatMap((text) =>
      [...text.matchAll(/<([^<>]+)>|【([^【】]+)】|\[([^[\]]+)\]/gu)]
        .map(([, keyword, timing, other]) => keyword ?? timing ?? other ?? '')
        .filter((mark) => !names.has(mark) && !described.has(keywordOf(mark)))
        .filter((mark) => !mark.split(', ').every((part) => energies.has(part))),
    );
    expect(unknown).toEqual([]);
    const triggers = valuesOf(cards, 'triggerdata').size > 0 ? valuesOf(cards, 'trigger') : [];
    expect([...described]).toEqual(expect.arrayContaining([...triggers]));
  });

  it('every linked card exists', () => {
    const partners = new Set(cards.flatMap((card) => pilotNames(card)));
    const traits = new Set(
      cards
        .filter((card) => ['PILOT', 'COMMAND'].includes(String(card['categorydata'])))
        .flatMap((card) => String(card['trait'] ?? '').split('|')),
    );
    const names = new Set(cards.map((card) => String(card['name'])));
    const lonely = [...valuesOf(cards, 'link')].filter((link) => {
      const trait = /^\((.+)\) Trait$/u.exec(link)?.[1];
      if (trait !== undefined) return !traits.has(trait);
      const named = [...link.matchAll(/\[([^\]]+)\]/gu)].map(([, name]) => name ?? '');
      if (named.length === 0) return !names.has(link);
      return !named.every((name) => partners.has(name));
    });
    expect(lonely).toEqual([]);
  });

  it('has every card that rules and archetypes name', () => {
    const named = config.ruleSets.flatMap(({ banned, restricted, mutuallyExclusive }) => [
      ...banned,
      ...restricted.map((entry) => entry.cardno),
      ...mutuallyExclusive.flat(),
    ]);
    const known = config.gameColors.map((color) => color.value);
    for (const archetype of Object.values(archetypes)) {
      named.push(...archetype.cards, archetype.icon);
      expect(known).toEqual(expect.arrayContaining(archetype.colors));
    }
    expect(named.filter((cardno) => !numbers.has(cardno))).toEqual([]);
  });

  it('GAME-26 has cards of the rarities that define archetypes', () => {
    const rarities = valuesOf(cards, config.rarity_column);
    expect([...rarities]).toEqual(expect.arrayContaining(config.archetypesRarity));
  });

  it('has cards for every zone, leader, basic card and chart trigger', () => {
    const asked: [string, string][] = [
      ...config.zones.flatMap(({ accepts }) =>
        (accepts?.values ?? []).map((value): [string, string] => [accepts?.column ?? '', value]),
      ),
      ...(config.deckbuilderCountColumns ?? []).map(({ key, equal }): [string, string] => [
        key,
        equal,
      ]),
      ...(config.basicRule === undefined
        ? []
        : [[config.basicRule.column, config.basicRule.value] satisfies [string, string]]),
      ...(config.leader_value === null
        ? []
        : [[config.leader_column ?? '', config.leader_value] satisfies [string, string]]),
    ];
    expect(asked.filter(([column, value]) => !valuesOf(cards, column).has(value))).toEqual([]);
  });
});

function pilotNames(card: Cards[number]): string[] {
  const own = card['categorydata'] === 'PILOT' ? [String(card['name'])] : [];
  const second = [...String(card['effectdata'] ?? '').matchAll(/【Pilot】\[([^\]]+)\]/gu)];
  return [...own, ...second.map(([, name]) => name ?? '')];
}
