import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { createHash } from 'node:crypto';
import type { UploadAnswer } from '@deckframe/contract/site/uploads';
import type { Database } from '@deckframe/database/db';
import type { AccountPart } from '../../../lib/account-part.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { DatabaseLimit } from '../../../lib/database-limit.ts';
import type { FileStore } from '../../../lib/file-store.ts';
import {
  addRemovalJob,
  deleteAllUploads,
  deleteUploads,
  hasUpload,
  insertUpload,
  listAllUploads,
  listUploads,
} from './queries.ts';
import {
  AVATARS,
  CONTENT_IMAGES,
  CUSTOM_CARDS,
  findFile,
  toAddress,
  toKey,
  UPLOAD_FOLDERS,
  type UploadFolder,
} from './upload-folders.ts';

export const UPLOAD_LIMIT: DatabaseLimit = { name: 'upload', max: 20, windowSeconds: 3600 };

const CONTENT_TYPE = 'image/webp';
const NAME_LENGTH = 32;

export type StoredPicture = { file: string; bytes: number };

async function storePicture(
  store: FileStore,
  folder: UploadFolder,
  userId: UserId,
  [full, sd]: readonly [Buffer, Buffer],
): Promise<StoredPicture> {
  const hash = createHash('sha256').update(full).digest('base64url').slice(0, NAME_LENGTH);
  const file = `${hash}.webp`;
  const fullKey = toKey(folder.name, userId, file, 'full');
  const sdKey = toKey(folder.name, userId, file, 'sd');
  await store.write(sdKey, sd, CONTENT_TYPE);
  try {
    await store.write(fullKey, full, CONTENT_TYPE);
  } catch (error) {
    // Keeps the small version if the picture already existed.
    if ((await store.read(fullKey)) === undefined) await store.remove(sdKey);
    throw error;
  }
  return { file, bytes: full.length + sd.length };
}

export type PictureWrite = {
  db: Database;
  store: FileStore;
  folder: UploadFolder;
  userId: UserId;
  pictures: readonly [Buffer, Buffer];
};

/**
 * Stores a picture within a write. A failed write deletes the file; after an unknown outcome the
 * nightly sweep decides.
 */
export async function storeInWrite<T>(
  { db, store, folder, userId, pictures }: PictureWrite,
  write: (keep: () => Promise<StoredPicture>) => Promise<T>,
): Promise<T> {
  let stored: StoredPicture | undefined;
  try {
    return await write(async () => (stored = await storePicture(store, folder, userId, pictures)));
  } catch (error) {
    const isUnknown = error instanceof AppError && error.code === 'UNKNOWN_OUTCOME';
    if (stored === undefined || isUnknown) throw error;
    const upload = { user_id: userId, folder: folder.name, file: stored.file };
    if (!(await hasUpload(db, upload))) await removeFiles(store, folder, userId, [stored.file]);
    throw error;
  }
}

/** Records an upload and returns files to delete. */
export async function recordUpload(
  db: Database,
  folder: UploadFolder,
  userId: UserId,
  picture: StoredPicture,
  isInUse: (file: string) => boolean,
): Promise<{ answer: UploadAnswer; removed: string[] }> {
  const owner = { user_id: userId, folder: folder.name };
  await insertUpload(db, { ...owner, ...picture });
  const files = await listUploads(db, owner);
  const removed = files.slice(folder.retained).filter((file) => !isInUse(file));
  await deleteUploads(db, owner, removed);
  const answer = {
    address: toAddress(toKey(folder.name, userId, picture.file, 'full')),
    sdAddress: toAddress(toKey(folder.name, userId, picture.file, 'sd')),
    width: folder.full.width,
    height: folder.full.height,
    bytes: picture.bytes,
  };
  return { answer, removed };
}

/** Deletes uploads that no row references. */
export async function removeFiles(
  store: FileStore,
  folder: UploadFolder,
  userId: UserId,
  files: readonly string[],
): Promise<void> {
  for (const file of files) {
    await store.remove(toKey(folder.name, userId, file, 'full'));
    await store.remove(toKey(folder.name, userId, file, 'sd'));
  }
}

/** Deletes all files of a member. */
export async function removeFilesOf(store: FileStore, userId: UserId): Promise<void> {
  for (const { name } of UPLOAD_FOLDERS) {
    for await (const key of store.list(`${name}/${userId}/`)) await store.remove(key);
  }
}

/** True if the address is the member's own avatar. */
export async function isOwnAvatar(db: Database, userId: UserId, address: string): Promise<boolean> {
  return isOwnUpload(db, AVATARS, userId, address);
}

/** True if the address is the member's own content picture. */
export async function isOwnContentImage(
  db: Database,
  userId: UserId,
  address: string,
): Promise<boolean> {
  return isOwnUpload(db, CONTENT_IMAGES, userId, address);
}

async function isOwnUpload(
  db: Database,
  folder: UploadFolder,
  userId: UserId,
  address: string,
): Promise<boolean> {
  const file = findFile(folder.name, userId, address);
  if (file === undefined) return false;
  return hasUpload(db, { user_id: userId, folder: folder.name, file });
}

export { FORM_BYTES, IMAGE_LIMITS } from './image/image-limits.ts';
export { createImageQueue } from './image/image-queue.ts';
export { processImage } from './image/process-image.ts';
export { readBody } from './read-form.ts';
export { readForm } from './read-form.ts';
export { CUSTOM_CARDS } from './upload-folders.ts';

/** Address of a fan-made card's picture. */
export function customPictureAddress(
  picture: { by: UserId; file: string },
  variant: 'full' | 'sd',
): string {
  return toAddress(toKey(CUSTOM_CARDS.name, picture.by, picture.file, variant));
}

/** Erases rows at once and files by a job. */
export const uploadsPart: AccountPart = {
  name: 'uploads',
  covers: { 'uploads.user_id': ['export', 'erase'] },
  read: listAllUploads,
  async erase(db, userId) {
    const uploads = await listAllUploads(db, userId);
    const keys = uploads.flatMap(({ folder, file }) => [
      toKey(folder, userId, file, 'full'),
      toKey(folder, userId, file, 'sd'),
    ]);
    await deleteAllUploads(db, userId);
    await addRemovalJob(db, keys);
  },
};
