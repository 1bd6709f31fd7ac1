import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, type Database } from '@deckframe/database/db';
import { createSession, createUser } from '@deckframe/database/scenes';
import { testConnection } from '@deckframe/database/testing-connection';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseFileStoreAddress } from '../../../lib/file-store-address.ts';
import { openFileStore, type FileStore } from '../../../lib/file-store.ts';
import { createTestApi, SESSION_SECRET, type TestApi } from '../../../testing/test-api.ts';
import { eraseMemberJob } from '../../accounts/account/jobs.ts';
import { findStrayUploadsJob, sweepUploadsJob } from './jobs.ts';

const folder = mkdtempSync(join(tmpdir(), 'deckframe-stray-'));

let api: TestApi;
let worker: Database;
let store: FileStore;
beforeAll(async () => {
  api = await createTestApi({ env: { UPLOADS_URL: `file://${folder}` } });
  worker = createDatabase(testConnection(api.database.url('worker')));
  const address = parseFileStoreAddress(`file://${folder}`);
  if (address === undefined) throw new Error('no address');
  store = await openFileStore(address);
});
afterAll(async () => {
  await worker.destroy();
  await api.close();
  rmSync(folder, { recursive: true });
});

const joinMember = async () => {
  const { id } = await createUser(api.database.db);
  return {
    id,
    cookie: await createSession(api.database.db, { userId: id, secret: SESSION_SECRET }),
  };
};

const upload = (cookie: string, payload: Buffer, key?: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/me/uploads/avatar',
    headers: { cookie, 'content-type': 'image/png', ...(key && { 'idempotency-key': key }) },
    payload,
  });

const picture = (background: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer();

const filesOf = (id: number): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.includes(`/${id}/`) && name.endsWith('.webp'),
  );

it('a refused or failed upload leaves no file', async () => {
  const { id, cookie } = await joinMember();
  expect((await upload(cookie, await picture('#111'))).statusCode).toBe(400);
  expect(filesOf(id)).toEqual([]);
  expect((await upload(cookie, await picture('#222'), 'first-upload')).statusCode).toBe(200);
  expect(filesOf(id)).toHaveLength(2);
  expect((await upload(cookie, await picture('#333'), 'first-upload')).statusCode).toBe(422);
  expect(filesOf(id)).toHaveLength(2);

  await sql`alter table uploads add constraint no_more check (created_at < '2000-01-01') not valid`.execute(
    api.database.db,
  );
  const failed = await upload(cookie, await picture('#444'), 'third-upload');
  await sql`alter table uploads drop constraint no_more`.execute(api.database.db);
  expect(failed.statusCode).toBe(500);
  expect(filesOf(id)).toHaveLength(2);
});

it('the nightly sweep deletes unreferenced files an hour after it found them', async () => {
  const { id, cookie } = await joinMember();
  expect((await upload(cookie, await picture('#555'), 'named-upload')).statusCode).toBe(200);
  const named = filesOf(id);
  const stray = [`avatars/${id}/stray_picture_of_nobody.webp`, `contents/${id}/late_picture.webp`];
  for (const key of stray) await store.write(key, Buffer.from('bytes'), 'image/webp');
  await findStrayUploadsJob(worker, store);
  expect(filesOf(id)).toHaveLength(named.length + 2);

  // The row of one file arrives meanwhile.
  await sql`insert into uploads (user_id, folder, file, bytes)
    values (${id}, 'contents', 'late_picture.webp', 5)`.execute(api.database.db);
  const { rows } = await sql<{ payload: unknown; waits: boolean }>`select payload,
      run_at > app_now() + interval '59 minutes' as waits
    from graphile_worker._private_jobs as jobs join graphile_worker._private_tasks as tasks
      on tasks.id = jobs.task_id where identifier = 'sweep-uploads'`.execute(api.database.db);
  expect(rows.map(({ waits }) => waits)).not.toContain(false);
  for (const { payload } of rows) await sweepUploadsJob(worker, store, payload);
  expect(new Set(filesOf(id))).toEqual(new Set([...named, stray[1]]));
});

it('an erasure deletes unreferenced files of the member', async () => {
  const { id } = await joinMember();
  await store.write(`customcards/${id}/sd/stray_picture.webp`, Buffer.from('bytes'), 'image/webp');
  await sql`update users set deleted_at = app_now() where id = ${id}`.execute(api.database.db);
  await eraseMemberJob(worker, store, { userId: String(id), decks: 'delete' });
  expect(filesOf(id)).toEqual([]);
});
