import { readFileSync } from 'node:fs';
import { isActionPointNumber } from '@deckframe/domain/catalogue/card-number';
import { foldText } from '@deckframe/domain/catalogue/clean-text';
import { createIdentityMapping } from '@deckframe/domain/catalogue/identity-mapping';
import type { SourceMapping } from '@deckframe/domain/catalogue/source-mapping';
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

/** A list in a case stands for several rows; `categorydata` is said where the source is silent. */
function toRows({ case: name, row }: DirtyCase, place: number): Record<string, unknown>[] {
  if (name === 'attack cost [null]') return [complete({ attackcost: row['cost'] }, place, 0)];
  if ('ids' in row) return (row['ids'] as string[]).map((cardno) => complete({ cardno }, place, 0));
  if ('printings' in row) {
    return (row['printings'] as string[]).map((cardno) => complete({ cardno }, place, 0));
  }
  if ('type' in row) return [complete({ ...row, categorydata: row['type'] }, place, 0)];
  const [list] = Object.values(row).filter(Array.isArray);
  const count = (list as unknown[] | undefined)?.length ?? 1;
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
  const result = await scene.import(CASES.flatMap(toRows), { mapping });
  expect(result.outcome).toBe('written');
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

/** What a case expects of the cards that came of it, where it is not simply column by column. */
const CHECKS: Record<string, (cards: StoredCard[], expected: StoredCard) => unknown> = {
  lines: ([card], { lines }) =>
    expect(String(card?.['effectdata']).split('\n')).toHaveLength(Number(lines)),
  mustShow: ([card], { mustShow }) => expect(card?.['effectdata']).toContain(mustShow),
  text: ([card], { text }) => expect(card?.['effectdata']).toBe(text),
  keyword: ([card], { keyword }) => expect(card?.['keywords']).toBe(keyword),
  searchable: ([card], { searchable }) =>
    expect(foldText(String(card?.['effectdata']))).toBe(foldText(String(searchable))),
  main: (cards) =>
    expect(cards.filter((card) => card['mainalternate'] === true)).toMatchObject([
      { cardno: 'R-001_p4' },
    ]),
  // The order itself is proved where it is made, in the published files.
  sort: ([card]) => expect(isActionPointNumber(String(card?.['cardno']))).toBe(true),
};

it.each(CASES.filter((entry) => typeof entry.expect === 'object'))('$case', async (entry) => {
  const cards = imported.get(entry.case) ?? [];
  const expected = entry.expect as StoredCard;
  expect(cards.length).toBeGreaterThan(0);
  for (const [name, value] of Object.entries(expected)) {
    const check = CHECKS[name];
    if (check !== undefined) await check(cards, expected);
    else if (entry.case === 'attack cost [null]') expect(cards[0]?.['blockicon']).toBeNull();
    else if (Array.isArray(value)) expect(byInput(entry, cards, name)).toEqual(value);
    else expect(column(cards, name)).toEqual(cards.map(() => value));
  }
});

/** The values in the order of the case's list, whatever the numbers' order. */
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

it('every case of the fixture is looked at', () => {
  const told = CASES.filter((entry) => typeof entry.expect === 'string').map((entry) => entry.case);
  expect(told).toEqual([
    'duplicate id in one source',
    'placeholder statistics in a source',
    'derived prices',
  ]);
});
