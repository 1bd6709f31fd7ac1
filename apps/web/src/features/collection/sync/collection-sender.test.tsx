import { expect, it } from 'vitest';
import { createOutboxStorage } from '#lib/outbox/outbox-storage.ts';
import { MEMBER, openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls } from '#testing/scripted-api.ts';
import { CollectionSender } from './collection-sender.tsx';
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

it('changes of whichever collection are sent on whatever page, without it being opened', async () => {
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
