import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCatalogueScene, sourceCard, type CatalogueScene } from '../testing/catalogue-scene.ts';

let scene: CatalogueScene;
beforeEach(async () => {
  scene = await openCatalogueScene();
  await scene.test.db.deleteFrom('cards').execute();
});
afterEach(() => scene.close());

const listCards = () => scene.test.db.selectFrom('cards').selectAll().orderBy('cardno').execute();
const listHistory = () =>
  scene.test.db
    .selectFrom('card_history')
    .select(['cardno', 'kind', 'before', 'after'])
    .orderBy('id')
    .execute();
const listImports = () => scene.test.db.selectFrom('card_imports').selectAll().execute();

describe('importing cards', () => {
  it('CARD-01 CARD-02 writes the documented columns and those of the game', async () => {
    const { outcome } = await scene.import([
      sourceCard('GD01-001', { level: '4', keywords: 'Guard', trait: '(harbor League) (Ace)' }),
    ]);
    expect(outcome).toBe('written');
    expect(await listCards()).toMatchObject([
      {
        gameid: 'gundam',
        cardno: 'GD01-001',
        level: 4,
        trait: 'Harbor League|Ace',
        originalid: 'GD01-001',
        mainalternate: true,
        published: 1,
        extra: { keywords: 'Guard' },
      },
    ]);
  });

  it('reports new, changed, removed and restored cards and records their history', async () => {
    await scene.import([sourceCard('A-1', { cost: 1 }), sourceCard('A-2'), sourceCard('A-3')]);
    const second = await scene.import([
      sourceCard('A-1', { cost: 2, keywords: 'Guard' }),
      sourceCard('A-2'),
      sourceCard('A-4'),
    ]);
    expect(second.report).toMatchObject({
      counts: { new: 1, changed: 1, gone: 1, back: 0 },
      changedColumns: [
        { column: 'cost', cards: 1 },
        { column: 'keywords', cards: 1 },
      ],
      samples: [
        { kind: 'changed', cardno: 'A-1', columns: ['cost', 'keywords'] },
        { kind: 'gone', cardno: 'A-3' },
        { kind: 'new', cardno: 'A-4' },
      ],
    });
    const third = await scene.import([
      sourceCard('A-1', { cost: 2 }),
      sourceCard('A-2'),
      sourceCard('A-3'),
      sourceCard('A-4'),
    ]);
    expect(third.report?.counts).toEqual({ new: 0, changed: 0, gone: 0, back: 1 });
    expect((await listHistory()).slice(3)).toEqual([
      {
        cardno: 'A-1',
        kind: 'changed',
        before: { cost: 1, keywords: null },
        after: { cost: 2, keywords: 'Guard' },
      },
      { cardno: 'A-3', kind: 'gone', before: null, after: null },
      { cardno: 'A-4', kind: 'new', before: null, after: null },
      { cardno: 'A-3', kind: 'back', before: { published: 0 }, after: { published: 1 } },
    ]);
    expect(await listImports()).toMatchObject([
      { gameid: 'gundam', source_name: 'source.json', created_by: 'test', counts: { new: 3 } },
      {},
      {},
    ]);
  });

  it('CARD-07 unpublishes a missing card and never deletes it', async () => {
    await scene.import([sourceCard('A-1'), sourceCard('A-2', { published: false })]);
    await scene.import([sourceCard('A-2', { published: false })]);
    const cards = await listCards();
    expect(cards.map(({ cardno, published }) => [cardno, published])).toEqual([
      ['A-1', 0],
      ['A-2', 0],
    ]);
  });

  it('recognizes a renumbered card by its old and new number', async () => {
    await scene.import([sourceCard('A-1'), sourceCard('A-1_p1')]);
    await scene.test.db
      .insertInto('card_renumbers')
      .values({ gameid: 'gundam', old_cardno: 'A-1', new_cardno: 'C-9', name: 'Card A-1' })
      .execute();
    await sql`select move_card_number('gundam', 'A-1', 'C-9')`.execute(scene.test.db);
    const old = await scene.import([sourceCard('A-1', { cost: 1 }), sourceCard('A-1_p1')]);
    expect(old.report?.counts).toEqual({ new: 0, changed: 1, gone: 0, back: 0 });
    const current = await scene.import([
      sourceCard('C-9', { name: 'Card A-1', cost: 2 }),
      sourceCard('A-1_p1'),
    ]);
    expect(current.report?.counts).toEqual({ new: 0, changed: 1, gone: 0, back: 0 });
    const cards = await listCards();
    expect(cards.map(({ cardno, originalid }) => [cardno, originalid])).toEqual([
      ['A-1_p1', 'A-1'],
      ['C-9', 'A-1'],
    ]);
  });

  it('changes nothing the second time', async () => {
    const rows = [
      sourceCard('A-1', { marketprice: '1,234.5', created_at: '2026-01-02' }),
      sourceCard('A-1'),
      sourceCard('A-1_p1', { keywords: 'Guard' }),
    ];
    await scene.import(rows);
    const before = await listCards();
    expect((await scene.import(rows)).outcome).toBe('unchanged');
    expect(await listCards()).toEqual(before);
    expect(await listImports()).toHaveLength(1);
    expect(await listHistory()).toHaveLength(3);
  });

  it('gives a second row with a taken number a free one and reports it', async () => {
    const { report } = await scene.import([
      sourceCard('OP07-091_p1'),
      sourceCard('OP07-091-ALT1'),
      sourceCard('OP07-091_p1', { name: 'Other' }),
    ]);
    expect(report?.duplicates).toEqual([
      { row: 3, cardno: 'OP07-091_p1', became: 'OP07-091-ALT2' },
    ]);
    expect((await listCards()).map((card) => card.cardno)).toEqual([
      'OP07-091-ALT1',
      'OP07-091-ALT2',
      'OP07-091_p1',
    ]);
  });

  it('CARD-05 CARD-06 gives every group of printings exactly one main', async () => {
    await scene.import([
      sourceCard('R-001_p5'),
      sourceCard('R-001_p4'),
      sourceCard('S-001', { mainalternate: true }),
      sourceCard('S-001_p1', { mainalternate: true }),
      sourceCard('T-001_p1', { mainalternate: false }),
      sourceCard('T-001', { mainalternate: false }),
    ]);
    const mains = (await listCards()).filter((card) => card.mainalternate !== false);
    expect(mains.map((card) => card.cardno)).toEqual(['R-001_p4', 'S-001', 'T-001']);
  });

  it('CARD-06 passes on the main printing, also from a removed card', async () => {
    await scene.import([sourceCard('A-1'), sourceCard('A-1_p1'), sourceCard('B-1')]);
    await scene.import([
      sourceCard('A-1', { mainalternate: false }),
      sourceCard('A-1_p1', { mainalternate: true }),
      sourceCard('B-1_p1'),
    ]);
    const mains = (await listCards()).filter((card) => card.mainalternate !== false);
    expect(mains.map((card) => card.cardno)).toEqual(['A-1_p1', 'B-1_p1']);
  });

  it('keeps columns that the source does not have', async () => {
    await scene.import([sourceCard('A-1', { marketprice: 5, effectdata: 'Draw 1.' })]);
    const { report } = await scene.import([sourceCard('A-1', { effectdata: null })]);
    expect(report?.source.findings.absent).toContain('marketprice');
    expect(await listCards()).toMatchObject([{ marketprice: 5, effectdata: null }]);
  });

  it('a partial source keeps all other cards, but not two mains', async () => {
    await scene.import([sourceCard('A-1'), sourceCard('B-1')]);
    const { report } = await scene.import([sourceCard('A-1_p1', { mainalternate: true })], {
      partial: true,
    });
    expect(report?.counts).toEqual({ new: 1, changed: 0, gone: 0, back: 0 });
    const cards = await listCards();
    expect(cards.map(({ cardno, mainalternate }) => [cardno, mainalternate])).toEqual([
      ['A-1', true],
      ['A-1_p1', false],
      ['B-1', true],
    ]);
  });

  it('refuses a source with faulty rows unless told to skip them', async () => {
    const rows = [
      sourceCard('A-1'),
      ...Array.from({ length: 60 }, () => ({ name: 'No number', level: 'two' })),
    ];
    const refused = await scene.import(rows);
    expect(refused).toMatchObject({ outcome: 'faulty', report: { source: { faulty: 60 } } });
    expect(refused.report?.source.faults).toHaveLength(50);
    expect(refused.report?.source.faults[0]).toEqual({
      row: 2,
      cardno: '',
      faults: [
        'level: "two" is not a number',
        'cardno: is missing',
        'series: is missing, and no known prefix begins the number',
      ],
    });
    expect(await listCards()).toEqual([]);
    expect((await scene.import(rows, { skipFaulty: true })).outcome).toBe('written');
    expect(await listCards()).toHaveLength(1);
  });

  it.each([
    [
      'declined',
      () => scene.import([sourceCard('A-2')], { confirm: () => Promise.resolve(false) }),
    ],
    ['empty', () => scene.import([])],
  ])('%s: writes nothing at all', async (outcome, run) => {
    await scene.import([sourceCard('A-1')]);
    expect((await run()).outcome).toBe(outcome);
    expect((await listCards()).map((card) => [card.cardno, card.published])).toEqual([['A-1', 1]]);
    expect(await listImports()).toHaveLength(1);
  });

  it('refuses a second import of the game while one runs', async () => {
    const inner: string[] = [];
    await scene.import([sourceCard('A-1')], {
      async confirm() {
        inner.push((await scene.import([sourceCard('A-2')])).outcome);
        return true;
      },
    });
    expect(inner).toEqual(['busy']);
  });

  it('stores the old spelling of a number as alias', async () => {
    await scene.import([sourceCard('CN/BAC-1-001'), sourceCard('A-1★'), sourceCard('A-2')]);
    await scene.import([
      sourceCard('CN-BAC-1-001', { name: 'Card CN/BAC-1-001' }),
      sourceCard('A-1'),
      sourceCard('A-2'),
    ]);
    const aliases = await scene.test.db
      .selectFrom('card_aliases')
      .select(['cardno', 'current_cardno'])
      .execute();
    expect(aliases).toEqual([{ cardno: 'CN/BAC-1-001', current_cardno: 'CN-BAC-1-001' }]);
  });

  it('queues one publish job in the same transaction', async () => {
    await scene.import([sourceCard('A-1')]);
    await scene.import([sourceCard('A-2')]);
    await scene.import([sourceCard('A-3')], { confirm: () => Promise.resolve(false) });
    const { rows } = await sqlJobs();
    expect(rows).toEqual([
      { task_identifier: 'publish-catalogue', key: 'publish-catalogue:gundam' },
    ]);
  });

  it('reads CSV with a byte order mark', async () => {
    const csv = '\uFEFFcardno,name,series,level,effectdata\nA-1,"One, two",S1,+3,"a\nb"\n';
    await scene.import([], { file: scene.write('source.csv', csv) });
    expect(await listCards()).toMatchObject([
      { cardno: 'A-1', name: 'One, two', level: 3, effectdata: 'a\nb' },
    ]);
    const json = `\uFEFF${JSON.stringify([sourceCard('A-1', { level: 4 })])}`;
    await scene.import([], { file: scene.write('marked.json', json) });
    expect(await listCards()).toMatchObject([{ level: 4 }]);
  });

  it.each([
    ['{"cardno":"A-1"}', /array/],
    ['[{"cardno":"A-1",', /expected|input/i],
    ['nonsense', /expected|input/i],
  ])('a broken file changes nothing: %s', async (text, message) => {
    await expect(scene.import([], { file: scene.write('broken.json', text) })).rejects.toThrow(
      message,
    );
    expect(await listCards()).toEqual([]);
  });
});

async function sqlJobs(): Promise<{ rows: unknown[] }> {
  return sql`select task_identifier, key from graphile_worker.jobs`.execute(scene.test.db);
}
