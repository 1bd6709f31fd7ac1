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

/** Of a write: its transaction, and the way to those whom it tells. */
export type Teller = Pick<OpenWrite, 'db' | 'tell'>;

type Act = {
  kind: NoticeKind;
  place: Place;
  /** Without one, the site itself speaks. */
  actorId?: UserId | null;
  /** The name of the place, as it is now. */
  label?: string;
  detail?: string | null;
  message?: string | null;
};

const LABEL_MAX = 120;
const MESSAGE_MAX = 500;
/** Done and undone at will: nobody is told twice of the same by the same. */
const ONCE: readonly NoticeKind[] = ['follow', 'like'];

/**
 * Tells members that something was done, in the transaction of the act: each gets it under
 * Notifications, bundled with what is unread of the same kind and place. Whoever did it, has turned
 * the kind off, or has blocked the actor or is blocked by them hears nothing. Gives who was told.
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

/** The act is taken back: the actor leaves the bundle, as long as it is unread. */
export async function withdraw(
  { db, tell }: Teller,
  receiverId: UserId,
  act: { kind: NoticeKind; place: Place; actorId: UserId },
): Promise<void> {
  if (await deleteActor(db, receiverId, act)) tell(receiverId);
}

/** A comment is deleted or hidden: what is unread of it speaks of it no more. */
export async function withdrawComment({ db, tell }: Teller, comment: GoneComment): Promise<void> {
  tell(...(await deleteCommentNotices(db, comment)));
}

/** What the site said is taken back from whoever was told, read or not. */
export async function takeBack(
  { db, tell }: Teller,
  receivers: readonly UserId[],
  said: { kind: NoticeKind; place: Place },
): Promise<void> {
  tell(...(await deleteNotices(db, receivers, said)));
}

/** By characters, as the database counts them. */
function cut(text: string, max: number): string {
  const letters = Array.from(text);
  return letters.length <= max ? text : `${letters.slice(0, max - 1).join('')}…`;
}
