import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { NoticeKind } from '@deckframe/domain/rewards/mailbox/notice-kinds';
import type { OpenWrite } from '../../../lib/member-write.ts';
import {
  deleteCommentNotices,
  deleteActor,
  deleteNotices,
  insertNotices,
  type GoneComment,
  type Place,
} from './queries.ts';

/** A write's transaction and hints. */
export type Teller = Pick<OpenWrite, 'db' | 'tell'>;

type Act = {
  kind: NoticeKind;
  place: Place;
  /** Null for messages of the site. */
  actorId?: UserId | null;
  /** Current name of the subject. */
  label?: string;
  detail?: string | null;
  message?: string | null;
};

const LABEL_MAX = 120;
const MESSAGE_MAX = 500;
/** Kinds that are not repeated for the same actor. */
const ONCE: readonly NoticeKind[] = ['follow', 'like'];

/**
 * Notifies members in the transaction of the action, bundled by kind and subject. Skips the actor,
 * disabled kinds and blocked members. Returns the notified members.
 */
export async function notify(
  { db, tell }: Teller,
  receivers: readonly UserId[],
  { actorId = null, detail = null, kind, label = '', message = null, place }: Act,
): Promise<UserId[]> {
  if (receivers.length === 0) return [];
  const told = await insertNotices(db, receivers, {
    kind,
    place,
    actorId,
    label: cut(label, LABEL_MAX),
    detail,
    message: message && cut(message, MESSAGE_MAX),
    once: ONCE.includes(kind),
  });
  tell(...told);
  return told;
}

/** Removes the actor from the unread bundle. */
export async function withdraw(
  { db, tell }: Teller,
  receiverId: UserId,
  act: { kind: NoticeKind; place: Place; actorId: UserId },
): Promise<void> {
  if (await deleteActor(db, receiverId, act)) tell(receiverId);
}

/** Removes a hidden or deleted comment from unread notices. */
export async function withdrawComment({ db, tell }: Teller, comment: GoneComment): Promise<void> {
  tell(...(await deleteCommentNotices(db, comment)));
}

/** Deletes notices of the site, read or not. */
export async function takeBack(
  { db, tell }: Teller,
  receivers: readonly UserId[],
  said: { kind: NoticeKind; place: Place },
): Promise<void> {
  tell(...(await deleteNotices(db, receivers, said)));
}

/** Cuts by characters, like the database. */
function cut(text: string, max: number): string {
  const letters = Array.from(text);
  return letters.length <= max ? text : `${letters.slice(0, max - 1).join('')}…`;
}
