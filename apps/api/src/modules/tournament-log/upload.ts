import { isDeepStrictEqual } from 'node:util';
import type { UploadAnswer, UploadBody } from '@deckframe/contract/tournament-log';
import { printUserId } from '@deckframe/domain/accounts/access/user-id';
import type { Command, Entry } from '@deckframe/domain/tournaments/desk/command';
import { judgeEntry, type Judged } from '@deckframe/domain/tournaments/desk/judge-entry';
import type { Structure } from '@deckframe/domain/tournaments/structure';
import { AppError } from '../../lib/app-error.ts';
import type { OpenWrite } from '../../lib/member-write.ts';
import {
  lockTournament,
  requireTournamentFacts,
  type TournamentPlace,
} from '../tournaments/desk/reading-service.ts';
import { findActor } from './desk-actor.ts';
import type { OpenDesk } from './cached-desks.ts';
import { checkInArrived } from './check-in-arrived.ts';
import type { LogFollower } from './log-follower.ts';
import { openDesk } from './open-desk.ts';
import { storeEntries } from './store-entries.ts';
import { verifyUpload } from './verify-upload.ts';

export type Uploaded = { answer: UploadAnswer; open: OpenDesk };

/** Entries of one device, judged one by one under the lock of the event. */
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
  const stored: Entry[] = [];
  const answers = entries.map((entry) => {
    const fault = isPlanned(entry.command, seen.row.structure) ? null : 'OTHER_STRUCTURE';
    const judged = judgeEntry(open.desk, actor, entry, fault);
    if (judged.stored) stored.push(judged.stored);
    return toAnswer(entry.id, judged);
  });
  await storeEntries(db, place, open, stored, user.id);
  const arrived = await checkInArrived(db, place, open, stored);
  const all = [...stored, ...arrived];
  for (const follow of followers) await follow(db, place, { desk: open.desk, entries: all });
  return { answer: { seq: open.seq, answers }, open };
}

/** An event is played by what was announced, not by what a desk last heard or says. */
const isPlanned = (command: Command, structure: Structure): boolean =>
  command.kind !== 'start' || isDeepStrictEqual(command.structure, structure);

function toAnswer(id: string, { verdict }: Judged): UploadAnswer['answers'][number] {
  if (verdict === null) return { id, verdict: 'accepted', why: null };
  if (verdict === 'GAP') return { id, verdict: 'gap', why: null };
  return { id, verdict: 'refused', why: verdict };
}
