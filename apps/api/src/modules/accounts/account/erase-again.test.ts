import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFileStore, type FileStore } from '../../../lib/file-store.ts';
import { createAccountScene, type AccountScene } from '../../../testing/account-scene.ts';
import { eraseAgain } from './erase-again.ts';
import { noteErasureJob } from './jobs.ts';

const REQUEST = 'restore';

let scene: AccountScene;
let store: FileStore;
const folder = mkdtempSync(join(tmpdir(), 'erasures-'));

beforeAll(async () => {
  scene = await createAccountScene();
  store = await openFileStore({ kind: 'disk', folder });
});
afterAll(async () => {
  await scene.close();
  rmSync(folder, { recursive: true });
});

type Row = { username: string; email: string; createdon: Date; deleted_at: Date | null };

const readRow = async (id: string): Promise<Row> => {
  const { rows } = await sql<Row>`select username, email, createdon, deleted_at from users
    where id = ${id}::bigint`.execute(scene.database.db);
  return rows[0] as Row;
};

/** Reads the queued jobs of the deletion. */
const readJobs = async (): Promise<unknown[]> => {
  const { rows } = await sql<{ payload: unknown }>`select payload
    from graphile_worker._private_jobs as jobs join graphile_worker._private_tasks as tasks
      on tasks.id = jobs.task_id
    where identifier = 'note-erasure' order by jobs.id`.execute(scene.database.db);
  return rows.map(({ payload }) => payload);
};

it('does nothing if nobody left', async () => {
  expect(await eraseAgain(scene.database.db, store, REQUEST)).toBe(0);
});

it('erases members who left after the backup, once, and nobody else', async () => {
  const member = await scene.join('Departing');
  const other = await scene.join('Staying');
  const before = await readRow(member.id);
  const body = { password: member.password, decks: 'delete' };
  expect((await scene.post('/api/me/delete', body, member.cookie)).statusCode).toBe(200);
  for (const payload of await readJobs()) await noteErasureJob(store, payload);

  // Restores the database to the earlier state.
  const { username, email } = before;
  await sql`update users set username = ${username}, username_key = lower(${username}),
    email = ${email}, deleted_at = null where id = ${member.id}::bigint`.execute(scene.database.db);
  expect(await eraseAgain(scene.database.db, store, REQUEST)).toBe(1);
  const after = await readRow(member.id);
  expect(after).toMatchObject({ username: 'Deleted user' });
  expect(after.deleted_at).not.toBeNull();
  expect(after.email).not.toBe(email);
  expect(await readRow(other.id)).toMatchObject({ username: 'Staying', deleted_at: null });
  expect(await eraseAgain(scene.database.db, store, REQUEST)).toBe(0);
});

it('skips an id that was reused by another account', async () => {
  const member = await scene.join('Newcomer');
  const joinedAt = new Date((await readRow(member.id)).createdon.getTime() - 1).toISOString();
  await noteErasureJob(store, { userId: member.id, joinedAt, decks: 'delete' });
  expect(await eraseAgain(scene.database.db, store, REQUEST)).toBe(0);
  expect(await readRow(member.id)).toMatchObject({ username: 'Newcomer', deleted_at: null });
});
