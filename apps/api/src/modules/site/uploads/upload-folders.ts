import { CUSTOM_PICTURE } from '@deckframe/domain/creators/series/custom-limits';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { ImageVariant } from './image/image-orders.ts';

/** Folder and variants of an upload kind. */
export type UploadFolder = {
  name: string;
  full: ImageVariant;
  sd: ImageVariant;
  /** Uploads kept per member besides those in use. */
  retained: number;
};

export const AVATARS: UploadFolder = {
  name: 'avatars',
  full: { name: 'full', width: 512, height: 512 },
  sd: { name: 'sd', width: 128, height: 128 },
  retained: 5,
};

/** Pictures of contents. */
export const CONTENT_IMAGES: UploadFolder = {
  name: 'contents',
  full: { name: 'full', width: 960, height: 540 },
  sd: { name: 'sd', width: 320, height: 180 },
  retained: 20,
};

/** Pictures of fan-made cards. */
export const CUSTOM_CARDS: UploadFolder = {
  name: 'customcards',
  full: { name: 'full', ...CUSTOM_PICTURE },
  sd: { name: 'sd', width: 210, height: 293 },
  retained: 20,
};

export const UPLOAD_FOLDERS: readonly UploadFolder[] = [AVATARS, CONTENT_IMAGES, CUSTOM_CARDS];

const BASE = '/media/uploads';

/** Returns the key in the store and address. */
export function toKey(
  folder: string,
  userId: UserId | ':userId',
  file: string,
  variant: 'full' | 'sd',
): string {
  return variant === 'sd' ? `${folder}/${userId}/sd/${file}` : `${folder}/${userId}/${file}`;
}

export function toAddress(key: string): string {
  return `${BASE}/${key}`;
}

/**
 * Returns the file of an address. Example: `/media/uploads/avatars/7/ab12.webp` of user 7 is
 * `ab12.webp`.
 */
export function findFile(folder: string, userId: UserId, address: string): string | undefined {
  const start = `${BASE}/${folder}/${userId}/`;
  const file = address.startsWith(start) ? address.slice(start.length) : '';
  return /^[\w-]+\.webp$/.test(file) ? file : undefined;
}
