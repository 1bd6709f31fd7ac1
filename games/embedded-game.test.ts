import { readFileSync } from 'node:fs';
import { gameConfigSchema } from '@deckframe/contract/site/game-config';
import { listGameFolders } from '@deckframe/database/game-folders';
import { expect, it } from 'vitest';

const GAME_IDS = listGameFolders();

const readJson = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const readConfig = (game: string) => gameConfigSchema.parse(readJson(`${game}/game-config.json`));
const config = readConfig('gundam');
const seriesMap = readJson('series-map.json') as Record<string, Record<string, string>>;

it('GAME-11 sorts by whole numbers, decimals, text and custom lists', () => {
  const types = Object.fromEntries(
    config['ordering-list'].map((entry) => [entry.label, entry['ordering-type']]),
  );
  expect(types).toMatchObject({ Level: 'int', Name: 'string', Price: 'float' });
  const rarity = readConfig('pocket')['ordering-list'].find((entry) => entry.label === 'Rarity');
  expect(rarity?.['custom-ordering']).toBe('rarity');
});

it('loads all series at the start', () => {
  expect(config.seriesLoadedAtStart).toBe('*');
});

it('GAME-14 the shared map has 48 series codes and every series of every game', () => {
  const codes = Object.keys(seriesMap);
  expect(codes).toHaveLength(48);
  expect(codes).toEqual(expect.arrayContaining(['KMR-', 'UA-', 'MHA-']));
  for (const game of GAME_IDS) {
    for (const [prefix, { name }] of Object.entries(readConfig(game).series)) {
      expect(seriesMap[prefix]?.[game], `${game} ${prefix}`).toBe(name);
    }
  }
});

it('GAME-15 has the documented series', () => {
  expect(Object.entries(config.series).map(([prefix, { name }]) => `${prefix} ${name}`)).toEqual([
    'ST01- Harbor Lights',
    'ST02- Orchard in Arms',
    'ST03- Cinder Road',
    'ST04- Oath of Frost',
    'ST05- The Empty Choir',
    'GD01- First Light',
    'T- Tokens',
    'R- Resources',
    'EXB- EX Bases',
    'EXR- EX Resources',
    'P- Promos',
  ]);
});

it('GAME-16 ST05 alone is unreleased, with an expected date', () => {
  const unreleased = Object.entries(config.series).filter(([, entry]) => !entry.released);
  expect(unreleased.map(([prefix]) => prefix)).toEqual(['ST05-']);
  expect(config.series['ST05-']?.expectedDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

it('GAME-17 orders by Level, ID, Name, Cost, AP, HP and Price', () => {
  const labels = config['ordering-list'].map((entry) => entry.label);
  expect(labels).toEqual(['Level', 'ID', 'Name', 'Cost', 'AP', 'HP', 'Price']);
});

it('GAME-18 has six colours', () => {
  expect(config.gameColors.map((color) => color.name)).toEqual([
    'Yellow',
    'Purple',
    'Red',
    'Blue',
    'Green',
    'White',
  ]);
});

it('GAME-19 separates by UNIT, PILOT, COMMAND and BASE and ignores the rest', () => {
  expect(config.deckSeparators).toEqual(['UNIT', 'PILOT', 'COMMAND', 'BASE']);
  expect(config.ignoredSeparators).toEqual(['RESOURCE', 'EX BASE', 'EX RESOURCE', 'UNIT TOKEN']);
  expect(config.deckSeparators_column).toBe('categorydata');
});

it('GAME-20 offers five deck styles, of which one can be chosen', () => {
  expect(config.selectableItems).toEqual(['aggro', 'combo', 'control', 'midrange', 'fun']);
  expect(config['max-selectable-items']).toBe(1);
});

it('GAME-24 allows 50 cards and 4 copies, counted over all printings', () => {
  expect(config.maximumCardsPerDeck).toBe(50);
  expect(config.maximumUniqueCardPerDeck).toBe(4);
  expect(config.copyLimit_column).toBe('originalid');
});

it('GAME-25 starts with 5 cards, draws 1, redraws 5 and has 6 life points', () => {
  expect(config).toMatchObject({
    startingHandCount: 5,
    cardsDrawnPerTurn: 1,
    hasMulligan: true,
    mulliganSize: 5,
    mulliganType: 'draw-shuffle',
    totalLifePoints: 6,
  });
});

it('GAME-26 considers 4 archetypes with at least 1 card of the highest rarities', () => {
  expect(config['archetype-max']).toBe(4);
  expect(config['archetype-min-cards']).toBe(1);
  expect(config.archetypesRarity).toEqual(['LR', 'LR+', 'LR++']);
});

it('GAME-27 knows the four rarities and their plus variants', () => {
  const rarity = config.filters.find((filter) => filter.property === 'rarity');
  expect(rarity).toMatchObject({
    type: 'OptionSet',
    order: ['C', 'U', 'R', 'LR', 'C+', 'U+', 'R+', 'LR+', 'C++', 'LR++', 'P'],
  });
});

it('GAME-28 numeric controls run from 1 to 8, HP to 7, with open ends', () => {
  const ranges = config.filters.filter((filter) => filter.type === 'MultiRange');
  expect(ranges.map(({ name, min, max, openEnd }) => [name, min, max, openEnd])).toEqual([
    ['Level', 1, 8, true],
    ['Cost', 1, 8, true],
    ['AP', 1, 8, true],
    ['HP', 1, 7, true],
  ]);
});

it('FILT-04 every filter of every game names its card field', () => {
  for (const game of GAME_IDS) {
    const properties = readConfig(game).filters.map((filter) => filter.property);
    expect(readConfig(game).minimumCachingColumns).toEqual(expect.arrayContaining(properties));
  }
});
