import { expect, it } from 'vitest';
import { MEMBER, openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls } from '#testing/scripted-api.ts';
import { shelfOf } from './use-shelf.ts';

const CHANGES = 'POST /api/games/gundam/my-collection/changes';

it('COLL-22 the first automatic save of a visit shows a message, later ones are silent (C-43)', async () => {
  await answer(CHANGES, 200, { seq: 1, entries: [], unknown: [], message: 'Saved' });
  await answer('GET /api/games/gundam/my-collection', 200, {
    seq: 0,
    isWhole: true,
    isAsked: true,
    username: 'Vesper',
    collection: {},
    collections: [{ id: 0, name: 'Default Collection', visibility: 'everyone' }],
  });
  const { services, told } = await openPart(<p>Any page</p>, { ...MEMBER, id: '77' });
  const shelf = shelfOf(services, '77', 'gundam');
  await shelf.start();
  const countAndWait = async (cardno: string, calls: number) => {
    shelf.edit({ cardno, from: 0, to: 1 });
    await expect.poll(async () => (await receivedCalls(CHANGES)).length).toBe(calls);
    await expect.poll(() => shelf.state.get()).toMatchObject({ phase: 'saved', changed: 0 });
  };
  await countAndWait('T01-001', 1);
  await expect.poll(() => told).toEqual(['success: "Collection saved successfully"']);
  await countAndWait('T01-002', 2);
  expect(told).toHaveLength(1);
});
