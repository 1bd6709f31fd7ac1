import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccountScene, type AccountScene } from '../../../testing/account-scene.ts';

let scene: AccountScene;

beforeAll(async () => {
  scene = await createAccountScene();
});
afterAll(() => scene.close());

it('users block and unblock each other, but not themselves, unknown users or the system', async () => {
  const [one, other] = [await scene.join('Blocker'), await scene.join('Blocked')];
  const put = (userId: string) => scene.send('PUT', `/api/me/blocks/${userId}`, one.cookie);
  const list = async () => (await scene.send('GET', '/api/me/blocks', one.cookie)).json();
  expect((await put(other.id)).statusCode).toBe(204);
  expect((await put(other.id)).statusCode).toBe(204);
  expect(await list()).toMatchObject({
    blocks: [{ userId: other.id, username: 'Blocked' }],
    next: null,
  });
  expect((await put(one.id)).json()).toMatchObject({ code: 'SELF_REFUSED' });
  expect((await put('1')).json()).toMatchObject({ code: 'SYSTEM_USER' });
  expect((await put('999999')).json()).toMatchObject({ code: 'USER_NOT_FOUND' });
  expect((await scene.send('DELETE', `/api/me/blocks/${other.id}`, one.cookie)).statusCode).toBe(
    204,
  );
  expect(await list()).toEqual({ blocks: [], next: null });
});

it('lists blocks in pages', async () => {
  const one = await scene.join();
  const { db } = scene.database;
  const users = await db
    .insertInto('users')
    .values(
      Array.from({ length: 51 }, (_, index) => ({
        name: `Page${index}`,
        username: `Page${index}`,
        username_key: `page${index}`,
        email: `page${index}@members.test`,
      })),
    )
    .returning('id')
    .execute();
  const rows = users.map(({ id }) => ({ user_id: Number(one.id), blocked_id: id }));
  await db.insertInto('user_blocks').values(rows).execute();
  type Page = { blocks: unknown[]; next: string | null };
  const first = (await scene.send('GET', '/api/me/blocks', one.cookie)).json<Page>();
  expect(first.blocks).toHaveLength(50);
  const url = `/api/me/blocks?after=${first.next}`;
  const second = (await scene.send('GET', url, one.cookie)).json<Page>();
  expect(second).toMatchObject({ blocks: [{ username: 'Page50' }], next: null });
});
