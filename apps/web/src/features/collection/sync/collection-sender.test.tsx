import { expect, it } from 'vitest';
import { createOutboxStorage } from '#lib/outbox/outbox-storage.ts';
import { MEMBER, openPart } from '#testing/open-part.tsx';
import { answer, forgetCalls, receivedCalls, refuse } from '#testing/scripted-api.ts';
import { CollectionSender } from './collection-sender.tsx';
import { shelfOf } from './use-shelf.ts';
import type { CollectionItem } from './shelf-storage.ts';

const CARDNO = 'T01-001';
const CHANGES = 'POST /api/games/gundam/my-collection/changes';
const NEWS = {
  seq: 5,
  isWhole: true,
  isAsked: true,
  username: 'Vesper',
  collection: {},
  collections: [{ id: 0, name: 'Default Collection', visibility: 'everyone' }],
};

it('pending changes of any collection are sent from any page', async () => {
  const items = createOutboxStorage<CollectionItem>('collection');
  const left = (key: string, userId: string, collection: number): CollectionItem => {
    const changes = [{ cardno: CARDNO, from: 0, to: 1 }];
    const batch = { key, changes, isSealed: true };
    return { id: key, kind: 'collection', userId, game: 'gundam', collection, tab: 'gone', batch };
  };
  await items.put(left('left-in-seven', '74', 7));
  await items.put(left('left-by-another', '75', 2));
  await answer(CHANGES, 200, { seq: 5, entries: [], unknown: [], message: 'Saved' });
  await answer('GET /api/games/gundam/my-collection', 200, NEWS);
  await openPart(<CollectionSender />, { ...MEMBER, id: '74' });
  await expect
    .poll(async () => (await receivedCalls(CHANGES)).map(({ body }) => body))
    .toEqual([{ collection: 7, changes: [{ cardno: CARDNO, from: 0, to: 1 }] }]);
  await expect
    .poll(async () => (await items.list()).map(({ id }) => id))
    .toEqual(['left-by-another']);
  await items.remove('left-by-another');
});

it('unsent changes are sent when online again, though their collection is no longer shown', async () => {
  await forgetCalls();
  await refuse(CHANGES, 503, 'UNAVAILABLE');
  await answer('GET /api/games/gundam/my-collection', 200, NEWS);
  const { services } = await openPart(<p>Another page</p>, { ...MEMBER, id: '76' });
  const shelf = shelfOf(services, '76', 'gundam', 3);
  await shelf.start();
  shelf.edit({ cardno: CARDNO, from: 0, to: 1 });
  await shelf.save();
  expect(shelf.state.get()).toMatchObject({ phase: 'waiting', changed: 1 });
  const [first] = await receivedCalls(CHANGES);
  await forgetCalls();
  await answer('GET /api/games/gundam/my-collection', 200, NEWS);
  await answer(CHANGES, 200, { seq: 6, entries: [], unknown: [], message: 'Saved' });
  services.session.set(null);
  window.dispatchEvent(new Event('online'));
  services.session.set({ ...MEMBER, id: '76' });
  expect(await receivedCalls(CHANGES), 'not for whoever is not here').toEqual([]);
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => shelf.state.get()).toMatchObject({ phase: 'saved', changed: 0 });
  const sent = await receivedCalls(CHANGES);
  expect(sent.map(({ key }) => key)).toEqual([first?.key]);
});
