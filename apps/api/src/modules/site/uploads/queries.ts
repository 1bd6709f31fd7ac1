import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { sql } from 'kysely';

/** Own pictures used in contents. */
export async function listImagesInUse(db: Database, userId: UserId): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select concat_ws(' ', thumbnail, body) as text from contents
    where user_id = ${userId}
      and (thumbnail is not null or body like '%/media/uploads/contents/%')`.execute(db);
  return rows.map(({ text }) => text);
}

export type UploadRow = { user_id: UserId; folder: string; file: string };

/** An existing picture becomes the newest. */
export async function insertUpload(
  db: Database,
  upload: UploadRow & { bytes: number },
): Promise<void> {
  await db
    .insertInto('uploads')
    .values(upload)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'folder', 'file'])
        .doUpdateSet((eb) => ({ created_at: eb.fn<Date>('app_now') })),
    )
    .execute();
}

export async function hasUpload(
  db: Database,
  { user_id, folder, file }: UploadRow,
): Promise<boolean> {
  const row = await db
    .selectFrom('uploads')
    .select('file')
    .where('user_id', '=', user_id)
    .where('folder', '=', folder)
    .where('file', '=', file)
    .executeTakeFirst();
  return row !== undefined;
}

export async function listUploads(
  db: Database,
  { user_id, folder }: Omit<UploadRow, 'file'>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('uploads')
    .select('file')
    .where('user_id', '=', user_id)
    .where('folder', '=', folder)
    .orderBy('created_at', 'desc')
    .orderBy('file')
    .execute();
  return rows.map((row) => row.file);
}

export async function deleteUploads(
  db: Database,
  { user_id, folder }: Omit<UploadRow, 'file'>,
  files: readonly string[],
): Promise<void> {
  if (files.length === 0) return;
  await db
    .deleteFrom('uploads')
    .where('user_id', '=', user_id)
    .where('folder', '=', folder)
    .where('file', 'in', files)
    .execute();
}

/** Deletes rows; a job deletes the files. */
export async function listAllUploads(db: Database, userId: UserId) {
  return db
    .selectFrom('uploads')
    .select(['folder', 'file', 'bytes', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

export async function deleteAllUploads(db: Database, userId: UserId): Promise<void> {
  await db.deleteFrom('uploads').where('user_id', '=', userId).execute();
}

export async function addRemovalJob(db: Database, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await sql`select remove_uploads_later(${keys}::text[])`.execute(db);
}

/** Returns keys that have a row. */
export async function listRecordedKeys(
  db: Database,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) as stored(key)
    where exists (
      select from uploads
      where uploads.user_id::text = split_part(key, '/', 2) and folder = split_part(key, '/', 1)
        and file = regexp_replace(key, '^.*/', ''))`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

export async function addSweepJob(db: Database, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await sql`select graphile_worker.add_job('sweep-uploads', ${JSON.stringify({ keys })}::json,
    run_at => app_now() + interval '1 hour')`.execute(db);
}
