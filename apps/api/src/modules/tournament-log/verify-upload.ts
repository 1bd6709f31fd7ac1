import { createPublicKey, verify } from 'node:crypto';
import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Entry } from '@deckframe/domain/tournaments/desk/command';
import { uploadText } from '@deckframe/domain/tournaments/desk/entry-text';
import { AppError } from '../../lib/app-error.ts';
import type { TournamentPlace } from '../tournaments/desk/reading-service.ts';
import { findDevice } from './device-queries.ts';

/** An upload is of a device that this member has joined with, and nobody has changed it since. */
export async function verifyUpload(
  db: Database,
  place: TournamentPlace,
  userId: UserId,
  upload: { device: string; entries: readonly Entry[]; signature: string },
): Promise<void> {
  const device = await findDevice(db, place, upload.device);
  const isOwn = device !== undefined && device.user_id === userId && device.revoked_at === null;
  if (!isOwn || !isSigned(device.public_key, upload)) throw new AppError('DEVICE_REFUSED');
}

function isSigned(
  publicKey: string,
  { entries, signature }: { entries: readonly Entry[]; signature: string },
): boolean {
  const text = Buffer.from(uploadText(entries));
  return verify(null, text, readKey(publicKey), Buffer.from(signature, 'base64'));
}

const readKey = (text: string) =>
  createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });

export function isDeviceKey(text: string): boolean {
  try {
    return readKey(text).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}
