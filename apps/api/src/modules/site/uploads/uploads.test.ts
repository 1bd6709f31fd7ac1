import { toUserId } from '@deckframe/domain/accounts/access/user-id';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSession, createUser } from '@deckframe/database/scenes';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, SESSION_SECRET, type TestApi } from '../../../testing/test-api.ts';
import { parseFileStoreAddress } from '../../../lib/file-store-address.ts';
import { openFileStore } from '../../../lib/file-store.ts';
import { IMAGE_LIMITS } from './image/image-limits.ts';
import { removeUploadsJob } from './jobs.ts';
import { uploadsPart } from './service.ts';

const PATH = '/api/me/uploads/avatar';
const folder = mkdtempSync(join(tmpdir(), 'deckframe-uploads-'));

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ env: { UPLOADS_URL: `file://${folder}` } });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

let keys = 0;
const member = async () => {
  const { id } = await createUser(api.database.db);
  const cookie = await createSession(api.database.db, { userId: id, secret: SESSION_SECRET });
  return { id, cookie };
};

const upload = (
  cookie: string,
  payload: Buffer,
  key = `upload-${(keys += 1)}-key`,
  type = 'image/png',
) =>
  api.app.inject({
    method: 'POST',
    url: PATH,
    headers: { cookie, 'content-type': type, 'idempotency-key': key },
    payload,
  });

const picture = (background: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer();

type Answer = { address: string; sdAddress: string };

describe('POST /api/me/uploads/avatar', () => {
  it('AUTH-20 PROF-24 stores a picture and serves it as immutable, whole and small', async () => {
    const { id, cookie } = await member();
    const answer = await upload(cookie, await picture('#c33'));
    expect(answer.statusCode).toBe(200);
    const { address, sdAddress } = answer.json<Answer>();
    expect(address).toMatch(new RegExp(`^/media/uploads/avatars/${id}/[\\w-]{32}\\.webp$`));
    for (const [url, side] of [
      [address, 512],
      [sdAddress, 128],
    ] as const) {
      const file = await api.app.inject({ url });
      expect(file.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: side, height: side });
    }
  });

  it('repeating a request returns the same answer; the same key with another picture is refused', async () => {
    const { cookie } = await member();
    const bytes = await picture('#3c3');
    const first = await upload(cookie, bytes, 'the-same-key');
    const again = await upload(cookie, bytes, 'the-same-key');
    expect(again.json()).toEqual(first.json());
    const other = await upload(cookie, await picture('#33c'), 'the-same-key');
    expect(other.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('refuses a visitor before reading a byte', async () => {
    const answer = await upload('', await picture('#c33'));
    expect(answer.statusCode).toBe(401);
  });

  it('checks the bytes, not the file name', async () => {
    const { cookie } = await member();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>');
    for (const type of ['image/svg+xml', 'image/png', 'application/json', 'text/html']) {
      const answer = await upload(cookie, svg, undefined, type);
      expect(answer.json(), type).toMatchObject({ status: 415, code: 'IMAGE_TYPE_REFUSED' });
    }
    const large = await upload(cookie, Buffer.alloc(IMAGE_LIMITS.bytes + 1));
    expect(large.json()).toMatchObject({
      status: 413,
      code: 'IMAGE_TOO_LARGE',
      detail: 'The picture is larger than 4 MB.',
    });
  });

  it('keeps the five newest pictures of a member and the one in use', async () => {
    const { id, cookie } = await member();
    const addresses: string[] = [];
    for (let index = 0; index < 7; index += 1) {
      await api.database.setNow(`2026-03-01T12:00:0${index}Z`);
      const answer = await upload(cookie, await picture(`rgb(${index * 30}, 0, 0)`));
      addresses.push(answer.json<Answer>().address);
      if (index === 0) {
        const avatar = addresses[0] ?? null;
        await api.database.db.updateTable('users').set({ avatar }).where('id', '=', id).execute();
      }
    }
    const status = async (url: string) => (await api.app.inject({ url })).statusCode;
    expect(await Promise.all(addresses.map(status))).toEqual([200, 404, 200, 200, 200, 200, 200]);
    expect(readdirSync(join(folder, 'avatars', String(id), 'sd'))).toHaveLength(6);
  });

  it('counts uploads in PostgreSQL and refuses the twenty-first of an hour', async () => {
    const { cookie } = await member();
    await api.database.setNow('2026-03-02T12:00:00Z');
    const broken = Buffer.from('no picture');
    for (let index = 0; index < 20; index += 1) await upload(cookie, broken);
    expect((await upload(cookie, broken)).statusCode).toBe(429);
    const other = await member();
    expect((await upload(other.cookie, broken)).statusCode).toBe(415);
    await api.database.setNow('2026-03-02T13:00:00Z');
    expect((await upload(cookie, broken)).statusCode).toBe(415);
  });
});

describe('GET /media/uploads', () => {
  it.each([
    '/media/uploads/avatars/7/0000000000000.webp',
    '/media/uploads/avatars/7/sd/0000000000000.webp',
  ])('%s is not found', async (url) => {
    expect((await api.app.inject({ url })).statusCode).toBe(404);
  });

  it.each([
    '/media/uploads/avatars/7/..%2f..%2fx.webp',
    '/media/uploads/AVATARS/7/abcdefghij.webp',
  ])('%s cannot leave the folder', async (url) => {
    expect((await api.app.inject({ url })).statusCode).toBe(400);
  });
});

it('an upload is refused if the site has no picture store', async () => {
  const closed = await createTestApi({ database: api.database });
  const { cookie } = await member();
  const answer = await closed.app.inject({
    method: 'POST',
    url: PATH,
    headers: { cookie, 'content-type': 'image/png', 'idempotency-key': 'closed-site' },
    payload: await picture('#c33'),
  });
  expect(answer.json()).toMatchObject({ status: 503, code: 'UPLOADS_OFF' });
  await closed.close();
});

it('deleting the account deletes rows and files', async () => {
  const { id: number, cookie } = await member();
  const id = toUserId(number);
  const { address, sdAddress } = (await upload(cookie, await picture('#963'))).json<Answer>();
  const { db } = api.database;
  expect(await uploadsPart.read(db, id, 100)).toHaveLength(1);
  await uploadsPart.erase(db, id, 'keep');
  expect(await uploadsPart.read(db, id, 100)).toEqual([]);
  const { rows } = await sql<{ payload: unknown }>`select payload from
    graphile_worker._private_jobs order by id desc limit 1`.execute(db);
  const storeAddress = parseFileStoreAddress(`file://${folder}`);
  if (storeAddress === undefined) throw new Error('no address');
  await removeUploadsJob(await openFileStore(storeAddress), rows[0]?.payload);
  const status = async (url: string) => (await api.app.inject({ url })).statusCode;
  expect([await status(address), await status(sdAddress)]).toEqual([404, 404]);
  await expect(removeUploadsJob(null, rows[0]?.payload)).rejects.toThrow('UPLOADS_URL');
});
