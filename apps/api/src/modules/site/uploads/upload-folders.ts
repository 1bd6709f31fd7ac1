import { CUSTOM_PICTURE } from '@deckframe/domain/creators/series/custom-limits';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { ImageVariant } from './image/image-orders.ts';

/** Where a kind of upload lies, and the pictures that are made of one: the whole, then its `sd`. */
export type UploadFolder = {
  name: string;
  full: ImageVariant;
  sd: ImageVariant;
  /** Uploads of one member that are kept; older ones make space unless they are in use. */
  retained: number;
};

export const AVATARS: UploadFolder = {
  name: 'avatars',
  full: { name: 'full', width: 512, height: 512 },
  sd: { name: 'sd', width: 128, height: 128 },
  retained: 5,
};

/** Pictures beside the contents of a member, as wide as a film. */
export const CONTENT_IMAGES: UploadFolder = {
  name: 'contents',
  full: { name: 'full', width: 960, height: 540 },
  sd: { name: 'sd', width: 320, height: 180 },
  retained: 20,
};

/** Pictures of fan-made cards, in the shape of a card. */
export const CUSTOM_CARDS: UploadFolder = {
  name: 'customcards',
  full: { name: 'full', ...CUSTOM_PICTURE },
  sd: { name: 'sd', width: 210, height: 293 },
  retained: 20,
};

export const UPLOAD_FOLDERS: readonly UploadFolder[] = [AVATARS, CONTENT_IMAGES, CUSTOM_CARDS];

const BASE = '/media/uploads';

/** The file's place in the store, and below `/media/uploads` in the address. */
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

/** Example: `/media/uploads/avatars/7/ab12.webp`, for user 7 in `avatars`, is `ab12.webp`. */
export function findFile(folder: string, userId: UserId, address: string): string | undefined {
  const start = `${BASE}/${folder}/${userId}/`;
  const file = address.startsWith(start) ? address.slice(start.length) : '';
  return /^[\w-]+\.webp$/.test(file) ? file : undefined;
}
