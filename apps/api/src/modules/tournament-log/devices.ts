import { can } from '@deckframe/domain/accounts/access/can';
import { AppError } from '../../lib/app-error.ts';
import type { OpenWrite } from '../../lib/member-write.ts';
import type { TournamentPlace } from '../tournaments/desk/reading-service.ts';
import { findDevice, insertDevice, revokeDevice } from './device-queries.ts';
import { requireStaff } from './read-desk-view.ts';
import { isDeviceKey } from './verify-upload.ts';

type Write = Pick<OpenWrite, 'db' | 'user'>;

/** A device joins with the public half of a key that never leaves it. */
export async function joinDevice(
  { db, user }: Write,
  place: TournamentPlace,
  { device: id, publicKey }: { device: string; publicKey: string },
): Promise<void> {
  const { role, row } = await requireStaff(db, place, user);
  if (role === 'display') throw new AppError('FORBIDDEN');
  if (row.source === 'imported') throw new AppError('TOURNAMENT_STATE');
  if (!isDeviceKey(publicKey)) throw new AppError('DEVICE_REFUSED');
  await insertDevice(db, place, { id, userId: user.id, publicKey });
  const stored = await findDevice(db, place, id);
  const isOwn = stored?.user_id === user.id && stored.public_key === publicKey;
  if (!isOwn || stored.revoked_at !== null) throw new AppError('DEVICE_REFUSED');
}

/** One's own, or any by whoever manages the event; what it has sent stays. */
export async function dismissDevice(
  { db, user }: Write,
  place: TournamentPlace,
  device: string,
): Promise<void> {
  const { resource } = await requireStaff(db, place, user);
  const found = await findDevice(db, place, device);
  if (!found) throw new AppError('NOT_FOUND');
  if (found.user_id !== user.id && !can(user, 'tournament.manage', resource))
    throw new AppError('FORBIDDEN');
  await revokeDevice(db, place, device);
}
