import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSession, createUser } from '@deckframe/database/scenes';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mountSmallDisk, type SmallDisk } from '../../../testing/small-disk.ts';
import { createTestApi, SESSION_SECRET, type TestApi } from '../../../testing/test-api.ts';

const PATH = '/api/me/uploads/avatar';

let disk: SmallDisk;
let api: TestApi;
beforeAll(async () => {
  disk = await mountSmallDisk(512);
  api = await createTestApi({ env: { UPLOADS_URL: `file://${disk.folder}/uploads` } });
});
afterAll(async () => {
  await api.close();
  await disk.end();
});

let member: { id: number; cookie: string };
beforeEach(async () => {
  const { id } = await createUser(api.database.db);
  const cookie = await createSession(api.database.db, { userId: id, secret: SESSION_SECRET });
  member = { id, cookie };
});

const noise = (sigma: number) =>
  sharp({
    create: {
      width: 512,
      height: 512,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  })
    .png()
    .toBuffer();

let keys = 0;
const upload = (payload: Buffer) =>
  api.app.inject({
    method: 'POST',
    url: PATH,
    headers: {
      cookie: member.cookie,
      'content-type': 'image/png',
      'idempotency-key': `full-disk-${(keys += 1)}`,
    },
    payload,
  });

const files = async () =>
  (await readdir(join(disk.folder, 'uploads'), { recursive: true })).filter((name) =>
    name.includes('.'),
  );
const rows = () =>
  api.database.db.selectFrom('uploads').selectAll().where('user_id', '=', member.id).execute();

it('reports a full store, leaves no partial file, and works again once there is space', async () => {
  const picture = await noise(20);
  await mkdir(join(disk.folder, 'uploads'));
  await disk.fill();
  const refused = await upload(picture);
  expect(refused.json()).toMatchObject({
    status: 507,
    code: 'UPLOADS_FULL',
    detail: 'There is no space left for pictures on this site. Try again later.',
  });
  expect(await files()).toEqual([]);
  expect(await rows()).toEqual([]);
  await disk.empty();
  expect((await upload(picture)).statusCode).toBe(200);
  expect(await files()).toHaveLength(2);
  expect(await rows()).toHaveLength(1);
});

it('an existing picture survives an upload to a full store', async () => {
  const picture = await noise(21);
  const { address, sdAddress } = (await upload(picture)).json<Record<string, string>>();
  const before = await Promise.all(
    (await files()).map((name) => readFile(join(disk.folder, 'uploads', name))),
  );
  await disk.fill();
  expect((await upload(picture)).statusCode).toBe(507);
  const after = await Promise.all(
    (await files()).map((name) => readFile(join(disk.folder, 'uploads', name))),
  );
  expect(after).toEqual(before);
  for (const url of [address, sdAddress]) {
    expect((await api.app.inject({ url: url ?? '' })).statusCode).toBe(200);
  }
  await disk.empty();
});

it('deletes the small picture if the whole one does not fit', async () => {
  const picture = await noise(22);
  const before = await files();
  await disk.fill(40);
  expect((await upload(picture)).statusCode).toBe(507);
  expect(await files()).toEqual(before);
  await disk.empty();
});
