import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DECKS, type DeckScene, type Member, openDeckScene } from '../decks/testing/deck-scene.ts';

let scene: DeckScene;
let owner: Member;
beforeAll(async () => {
  scene = await openDeckScene();
  owner = await scene.join();
});
afterAll(() => scene.close());

const FOLDERS = '/api/games/gundam/my-deck-folders';
type Folder = { id: string; name: string; deckCount: number };
const addFolder = async (name: string, as = owner) =>
  (await scene.send('POST', FOLDERS, { body: { name }, as })).json<Folder>();
const overview = async (as = owner) =>
  (await scene.send('GET', FOLDERS, { as })).json<{ folders: Folder[] }>();
const listed = async (query: string, as = owner) => {
  const answer = await scene.send('GET', `/api/games/gundam/my-decks?${query}`, { as });
  return answer.json<{ decks: { name: string; folders: string[] }[] }>().decks;
};
const file = (deckId: string, folderIds: string[], as = owner) =>
  scene.send('PUT', `${DECKS}/${deckId}/folders`, { body: { folderIds }, as });

it('DLIST-06 DLIST-15 DLIST-16 decks are in folders or none, and are counted', async () => {
  const champs = await addFolder(' Store champs ');
  const empty = await addFolder('Retired');
  expect(champs).toMatchObject({ name: 'Store champs', deckCount: 0 });
  const [both, one] = [
    await scene.create(owner, { name: 'Both' }),
    await scene.create(owner, { name: 'One' }),
    await scene.create(owner, { name: 'Loose' }),
  ];
  const testing = await addFolder('Testing');
  const answer = await file(both?.id ?? '', [testing.id, champs.id]);
  expect(answer.json()).toEqual({ folders: ['Store champs', 'Testing'] });
  await file(one?.id ?? '', [testing.id]);

  expect(await overview()).toEqual({
    folders: [
      { ...empty, deckCount: 0 },
      { ...champs, deckCount: 1 },
      { ...testing, deckCount: 2 },
    ],
    allCount: 3,
    unfiledCount: 1,
    archivedCount: 0,
  });
  const names = async (query: string) => (await listed(query)).map((deck) => deck.name);
  expect(await names(`folder=${testing.id}&order=name`)).toEqual(['Both', 'One']);
  expect(await names('unfiled=true')).toEqual(['Loose']);
  expect((await listed('order=name'))[0]).toMatchObject({ folders: ['Store champs', 'Testing'] });

  const renamed = await scene.send('PUT', `${FOLDERS}/${testing.id}`, {
    body: { name: 'Lab' },
    as: owner,
  });
  expect(renamed.json()).toEqual({ ...testing, name: 'Lab', deckCount: 2 });
  expect((await listed('order=name'))[0]?.folders).toEqual(['Lab', 'Store champs']);

  const gone = await scene.send('DELETE', `${FOLDERS}/${testing.id}`, { as: owner });
  expect(gone.json()).toEqual({});
  expect(await names('order=name')).toEqual(['Both', 'Loose', 'One']);
  expect(await names('unfiled=true&order=name')).toEqual(['Loose', 'One']);
});

it('an archived deck is hidden from lists and can be restored', async () => {
  const member = await scene.join();
  const deck = await scene.create(member, { name: 'Old', visibility: 'public' });
  const archive = (isArchived: boolean, as = member) =>
    scene.send('PUT', `${DECKS}/${deck.id}/archive`, { body: { isArchived }, as });
  expect((await archive(true, owner)).json()).toMatchObject({ code: 'PERMISSION_DENIED' });
  expect((await archive(true)).json()).toMatchObject({
    isArchived: true,
    version: 1,
    modifiedDate: deck.modifiedDate,
  });
  expect(await listed('', member)).toEqual([]);
  expect(await listed('archived=true', member)).toMatchObject([{ name: 'Old' }]);
  expect(await overview(member)).toMatchObject({ allCount: 0, archivedCount: 1 });
  await archive(false);
  expect(await listed('', member)).toMatchObject([{ name: 'Old' }]);
});

it('DLIST-17 folders belong to their owner, and names are unique', async () => {
  const stranger = await scene.join();
  const mine = await addFolder('Mine');
  const deck = await scene.create(stranger, { name: 'Theirs' });
  expect((await file(deck.id, [mine.id], stranger)).json()).toMatchObject({
    code: 'FOLDER_NOT_FOUND',
  });
  const body = { name: 'Taken over' };
  for (const method of ['PUT', 'DELETE'] as const) {
    const answer = await scene.send(method, `${FOLDERS}/${mine.id}`, {
      as: stranger,
      ...(method === 'PUT' && { body }),
    });
    expect(answer.json()).toMatchObject({ code: 'FOLDER_NOT_FOUND' });
  }
  const again = await scene.send('POST', FOLDERS, { body: { name: 'mine' }, as: owner });
  expect(again.json()).toMatchObject({ status: 409, code: 'FOLDER_NAME_TAKEN' });
  const other = await addFolder('Other');
  const clash = await scene.send('PUT', `${FOLDERS}/${other.id}`, {
    body: { name: 'MINE' },
    as: owner,
  });
  expect(clash.json()).toMatchObject({ code: 'FOLDER_NAME_TAKEN' });
  expect((await addFolder('Mine', stranger)).name).toBe('Mine');
});

it('a member has at most 200 folders per game', async () => {
  const member = await scene.join();
  await sql`insert into deck_folders (user_id, gameid, name)
    select ${member.id}, 'gundam', 'Folder ' || n from generate_series(1, 199) as n`.execute(
    scene.api.database.db,
  );
  expect(await addFolder('The last one', member)).toMatchObject({ name: 'The last one' });
  const refused = await scene.send('POST', FOLDERS, { body: { name: 'One more' }, as: member });
  expect(refused.json()).toMatchObject({ code: 'FOLDER_LIMIT', params: { limit: 200 } });
});
