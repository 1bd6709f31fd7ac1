import { readFileSync } from 'node:fs';
import { isActionPointNumber } from '@deckframe/domain/cards/catalogue/card-number';
import { foldText } from '@deckframe/domain/cards/catalogue/clean-text';
import { createIdentityMapping } from '@deckframe/domain/cards/catalogue/identity-mapping';
import type { SourceMapping } from '@deckframe/domain/cards/catalogue/source-mapping';
import type { GameConfig } from '@deckframe/domain/game-config';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GAMES, openCatalogueScene, type CatalogueScene } from '../testing/catalogue-scene.ts';

type DirtyCase = { case: string; row: Record<string, unknown>; expect: unknown };
type StoredCard = Record<string, unknown>;

const CASES = JSON.parse(
  readFileSync(new URL('dirty-cases.fixture.json', import.meta.url), 'utf8'),
) as DirtyCase[];

const gundam = GAMES.get('gundam');
/** One game that has every column of the cases. */
const config: GameConfig = {
  ...gundam,
  minimumCachingColumns: [...gundam.minimumCachingColumns, 'power', 'bpdata', 'bp_raw', 'retreat'],
  keywordTagDescriptions: { Guard: 'guards', Mend: 'mends' },
};
const mapping: SourceMapping = {
  ...createIdentityMapping(config),
  rarity: { from: 'rarity', kind: 'rarity', starsFrom: 'raritytype' },
  power: {
    from: 'power',
    kind: 'integer',
    zeroFor: { column: 'categorydata', values: ['Character'] },
  },
  apdata: {
    from: 'apdata',
    kind: 'integer',
    zeroFor: { column: 'categorydata', values: ['UNIT'] },
  },
  bpdata: { from: 'bpdata', kind: 'integer' },
  bp_raw: { from: 'bpdata', kind: 'printed' },
  retreat: { from: 'retreatCost', kind: 'integer' },
  blockicon: { from: 'attackcost', kind: 'list' },
};

let scene: CatalogueScene;
const imported = new Map<string, StoredCard[]>();

/** A list in a case is several rows; `categorydata` is added if missing. */
function toRows({ case: name, row }: DirtyCase, place: number): Record<string, unknown>[] {
  if (name === 'attack cost [null]') return [complete({ attackcost: row['cost'] }, place, 0)];
  if ('ids' in row) return (row['ids'] as string[]).map((cardno) => complete({ cardno }, place, 0));
  if ('printings' in row) {
    return (row['printings'] as string[]).map((cardno) => complete({ cardno }, place, 0));
  }
  if ('type' in row) return [complete({ ...row, categorydata: row['type'] }, place, 0)];
  const list: unknown[] = Object.values(row).find(Array.isArray) ?? [row];
  const count = list.length;
  return Array.from({ length: count }, (_, index) => {
    const entries = Object.entries(row).map(([column, value]) => [
      column,
      Array.isArray(value) ? value[index] : value,
    ]);
    return complete(Object.fromEntries(entries) as Record<string, unknown>, place, index);
  });
}

function complete(row: Record<string, unknown>, place: number, index: number) {
  const cardno = `D${place}-00${index + 1}`;
  return { cardno, name: 'Card', series: `D${place}`, ...row };
}

beforeAll(async () => {
  scene = await openCatalogueScene(config);
  await scene.import(CASES.flatMap(toRows), { mapping });
  const cards = await scene.test.db.selectFrom('cards').selectAll().orderBy('cardno').execute();
  for (const { series, extra, ...card } of cards) {
    const place = Number(/^D(\d+)$/.exec(series)?.[1] ?? -1);
    const name = CASES[place]?.case;
    if (name === undefined) continue;
    imported.set(name, [...(imported.get(name) ?? []), { ...card, ...(extra as object) }]);
  }
});
afterAll(() => scene.close());

const column = (cards: StoredCard[], name: string) => cards.map((card) => card[name] ?? null);

/** Expectations that are not simply a column. */
const READERS: Record<string, (card: StoredCard, cards: StoredCard[], told: unknown) => unknown> = {
  lines: ({ effectdata }) => String(effectdata).split('\n').length,
  mustShow: ({ effectdata }, _, told) =>
    String(effectdata).includes(String(told)) ? told : effectdata,
  text: ({ effectdata }) => effectdata,
  keyword: ({ keywords }) => keywords,
  searchable: ({ effectdata }, _, told) =>
    foldText(String(effectdata)) === foldText(String(told)) ? told : effectdata,
  main: (_, cards) => {
    const mains = cards.filter((card) => card['mainalternate'] === true);
    return mains.length === 1 && mains[0]?.['cardno'] === 'R-001_p4' ? 'lowest suffix' : mains;
  },
  // Other tests check the order in the published files.
  sort: ({ cardno }) => (isActionPointNumber(String(cardno)) ? 'last' : cardno),
};

function read(entry: DirtyCase, cards: StoredCard[], name: string, told: unknown): unknown {
  const [first = {}] = cards;
  const reader = READERS[name];
  if (reader !== undefined) return reader(first, cards, told);
  // An empty list is stored as null.
  if (entry.case === 'attack cost [null]') return first['blockicon'] === null ? [] : first;
  if (Array.isArray(told)) return byInput(entry, cards, name);
  const values = new Set(column(cards, name));
  return values.size === 1 ? [...values][0] : [...values];
}

it.each(CASES.filter((entry) => typeof entry.expect === 'object'))('$case', (entry) => {
  const cards = imported.get(entry.case) ?? [];
  const told = Object.entries(entry.expect as StoredCard);
  expect(cards.length).toBeGreaterThan(0);
  const found = told.map(([name, value]) => [name, read(entry, cards, name, value)]);
  expect(Object.fromEntries(found)).toEqual(entry.expect);
});

/** Returns values in the order of the case. */
function byInput(entry: DirtyCase, cards: StoredCard[], name: string): unknown[] {
  const numbers = entry.row['cardno'];
  if (!Array.isArray(numbers)) return column(cards, name);
  return numbers.map((cardno) => cards.find((card) => card['cardno'] === cardno)?.[name] ?? null);
}

it('duplicate id in one source: second becomes a new ALT number, both kept, reported', async () => {
  const result = await scene.import(CASES.flatMap(toRows), { mapping });
  expect(result.report?.duplicates).toMatchObject([
    { cardno: 'OP07-091_p1', became: 'OP07-091-ALT1' },
  ]);
  expect(column(imported.get('duplicate id in one source') ?? [], 'cardno')).toEqual([
    'OP07-091-ALT1',
    'OP07-091_p1',
  ]);
});

it('placeholder statistics and derived prices are reported and ignored', async () => {
  const placeholder = CASES.find((entry) => entry.case.startsWith('placeholder'))?.row;
  const price = CASES.find((entry) => entry.case.startsWith('derived'))?.row['price'] as {
    market: number;
    low: number;
  };
  const rows = Array.from({ length: 24 }, (_, index) => ({
    cardno: `Q-${index}`,
    name: 'Card',
    series: 'Q',
    ...placeholder,
    price: {
      market: price.market * (index + 1),
      low: Number((price.market * (index + 1) * 0.7).toFixed(2)),
    },
  }));
  expect(rows[0]?.price.low).toBe(price.low);
  const { report } = await scene.import(rows, {
    mapping: {
      ...mapping,
      hp: { from: 'health', kind: 'integer' },
      marketprice: { from: 'price.market', kind: 'decimal', lowFrom: 'price.low' },
    },
  });
  const ignored = report?.source.findings.ignored.map((entry) => entry.column);
  expect(ignored?.sort()).toEqual(['hp', 'marketprice', 'retreat']);
  const cards = await scene.test.db
    .selectFrom('cards')
    .selectAll()
    .where('series', '=', 'Q')
    .execute();
  expect(cards).toHaveLength(24);
  for (const card of cards) {
    expect(card).toMatchObject({ hp: null, marketprice: null, extra: {} });
  }
});

it('every case of the fixture is tested', () => {
  const told = CASES.filter((entry) => typeof entry.expect === 'string').map((entry) => entry.case);
  expect(told).toEqual([
    'duplicate id in one source',
    'placeholder statistics in a source',
    'derived prices',
  ]);
});
