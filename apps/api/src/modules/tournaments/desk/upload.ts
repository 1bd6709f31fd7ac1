import type { UploadAnswer, UploadBody } from '@deckframe/contract/tournaments/tournament-log';
import type { Database } from '@deckframe/database/db';
import { can } from '@deckframe/domain/accounts/access/can';
import { printUserId, type UserId } from '@deckframe/domain/accounts/access/user-id';
import { type Command, type Entry, uploadText } from '@deckframe/domain/tournaments/desk/command';
import type { Desk } from '@deckframe/domain/tournaments/desk/desk';
import { judgeEntry, type Judged } from '@deckframe/domain/tournaments/desk/judge-entry';
import type { Structure } from '@deckframe/domain/tournaments/structure';
import { createPublicKey, verify } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../../lib/app-error.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import {
  type LogFollower,
  type OpenDesk,
  UNDOS_AN_UPLOAD,
  makeServerEntries,
  openDesk,
  storeEntries,
} from './service.ts';
import { findActor, requireTournamentFacts } from './reading-service.ts';
import {
  findDevice,
  findPlaces,
  insertDevice,
  revokeDevice,
  listCheckedIn,
  lockTournament,
  type TournamentPlace,
} from './queries.ts';
import { requireStaff } from './read-desk.ts';

/** Checks that the device belongs to this member and was not removed. */
async function verifyUpload(
  db: Database,
  place: TournamentPlace,
  userId: UserId,
  sent: { device: string; entries: readonly Entry[]; signature: string },
): Promise<void> {
  const device = await findDevice(db, place, sent.device);
  const isOwn = device !== undefined && device.user_id === userId && device.revoked_at === null;
  if (!isOwn || !isSigned(device.public_key, sent)) throw new AppError('DEVICE_REFUSED');
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

function isDeviceKey(text: string): boolean {
  try {
    return readKey(text).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}

/**
 * An offline desk adds players in the state it knows. If a player checked in by phone in the
 * meantime, the server records the check-in, so that the desk does not revert it.
 */
async function checkInArrived(
  db: Database,
  place: TournamentPlace,
  open: OpenDesk,
  entries: readonly Entry[],
): Promise<Entry[]> {
  const entered = entries.flatMap(({ command }) =>
    command.kind === 'enter' && open.desk.players.get(command.player)?.state === 'registered'
      ? [command.player]
      : [],
  );
  if (entered.length === 0) return [];
  const here = await listCheckedIn(db, place, entered);
  const commands = here.map((player) => ({ kind: 'checkIn', player }) as const);
  const made = await makeServerEntries(db, open.desk, commands, null);
  await storeEntries(db, place, open, made, null);
  return made;
}

type Write = Pick<OpenWrite, 'db' | 'user'>;

/** Registers a device with its public key. The private key never leaves the device. */
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

/** Members remove their own devices, managers of the event any. Uploaded entries stay. */
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

export type Uploaded = { answer: UploadAnswer; open: OpenDesk };

/** Accepts entries of one device, one by one, while the event is locked. */
export async function upload(
  { db, user }: Pick<OpenWrite, 'db' | 'user'>,
  place: TournamentPlace,
  { device, entries: sent, signature }: UploadBody,
  followers: readonly LogFollower[],
): Promise<Uploaded> {
  await lockTournament(db, place.game, place.id);
  const seen = await requireTournamentFacts(db, place, user);
  const actor = await findActor(db, seen, user);
  if (actor.role === null || actor.role === 'display') throw new AppError('FORBIDDEN');
  if (seen.row.status === 'draft' || seen.row.status === 'cancelled')
    throw new AppError('TOURNAMENT_STATE');
  const by = printUserId(user.id);
  const entries = sent.map((entry): Entry => ({ ...entry, device, by }));
  await verifyUpload(db, place, user.id, { device, entries, signature });
  const open = await openDesk(db, place);
  if (hasReusedCount(open.desk, device, entries)) throw new AppError('DEVICE_REFUSED');
  const places = await watchPlaces(db, place, entries);
  const stored: Entry[] = [];
  let undos = 0;
  const answers = entries.map((entry) => {
    // An undo replays the whole log while the event is locked.
    if (entry.command.kind === 'undo' && !open.desk.byId.has(entry.id)) undos += 1;
    if (undos > UNDOS_AN_UPLOAD) return toAnswer(entry.id, { verdict: 'GAP', stored: null });
    const isPlanned = isAnnounced(entry.command, seen.row.structure);
    const fault = places.isFull(entry.command)
      ? 'EVENT_FULL'
      : isPlanned
        ? null
        : 'OTHER_STRUCTURE';
    const judged = judgeEntry(open.desk, actor, entry, fault);
    if (judged.stored) stored.push(judged.stored);
    if (judged.verdict === null && entry.command.kind === 'drop') places.free();
    return toAnswer(entry.id, judged);
  });
  await storeEntries(db, place, open, stored, user.id);
  const arrived = await checkInArrived(db, place, open, stored);
  const all = [...stored, ...arrived];
  for (const follow of followers) await follow(db, place, { desk: open.desk, entries: all });
  return { answer: { seq: open.seq, answers }, open };
}

/** The announced structure counts, not the structure that a desk sends. */
const isAnnounced = (command: Command, structure: Structure): boolean =>
  command.kind !== 'start' || isDeepStrictEqual(command.structure, structure);

/**
 * True if the device signed two entries with the same count, which means that its log has forked.
 */
function hasReusedCount(desk: Desk, device: string, entries: readonly Entry[]): boolean {
  let next = desk.next.get(device) ?? 1;
  return entries.some(({ id, count }) => {
    const isReused = count < next && !desk.byId.has(id);
    next = Math.max(next, count + 1);
    return isReused;
  });
}

/** Tracks the places of an event while entries are applied: players who drop free their place. */
async function watchPlaces(
  db: Database,
  place: TournamentPlace,
  entries: readonly Entry[],
): Promise<{ isFull: (command: Command) => boolean; free: () => void }> {
  const entered = entries.flatMap(({ command }) =>
    command.kind === 'enter' ? [command.player] : [],
  );
  if (entered.length === 0) return { isFull: () => false, free: () => undefined };
  const { free, known } = await findPlaces(db, place, entered);
  const counted = new Set(known);
  let left = free;
  return {
    isFull: (command) => {
      if (command.kind !== 'enter' || counted.has(command.player)) return false;
      if (left <= 0) return true;
      counted.add(command.player);
      left -= 1;
      return false;
    },
    free: () => void (left += 1),
  };
}

function toAnswer(id: string, { verdict }: Judged): UploadAnswer['answers'][number] {
  if (verdict === null) return { id, verdict: 'accepted', why: null };
  if (verdict === 'GAP') return { id, verdict: 'gap', why: null };
  return { id, verdict: 'refused', why: verdict };
}
