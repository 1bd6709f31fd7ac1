import type { UserId } from '@deckframe/domain/access/user-id';
import { notify, withdraw, type Teller } from '../notices/service.ts';
import { findDeckOwner, hasCommentOf, listLastAuthors, type CommentContent } from './queries.ts';

type Said = CommentContent & { id: string; actorId: UserId };

/** So many of those who spoke before; a long thread does not tell hundreds of every line. */
const AUTHORS_TOLD = 10;

/** The owner of a deck hears of every comment, and those who spoke there last of what came after. */
export async function tellOfComment(
  teller: Teller,
  said: Said & { ownerId: UserId | null; name: string },
): Promise<void> {
  const { actorId, id, name, ownerId } = said;
  const act = { place: placeOf(said), actorId, label: name, detail: id };
  const authors = await listLastAuthors(teller.db, said, AUTHORS_TOLD, [ownerId, actorId]);
  await notify(teller, ownerId === null ? [] : [ownerId], { ...act, kind: 'comment' });
  await notify(teller, authors, { ...act, kind: 'reply' });
}

/** Who has said nothing else there is not in the owner's bundle any more. */
export async function takeBackComment(teller: Teller, said: Said): Promise<void> {
  if (said.contentType !== 'deck' || (await hasCommentOf(teller.db, said, said.actorId))) return;
  const ownerId = await findDeckOwner(teller.db, said.game, said.contentId);
  if (ownerId === undefined) return;
  const { actorId } = said;
  await withdraw(teller, ownerId, { kind: 'comment', place: placeOf(said), actorId });
}

/** A moderator has hidden the comment, or shown it again. */
export async function tellAuthor(
  teller: Teller,
  { gameid, id, text, user_id: authorId }: StoredComment,
  what: 'hidden' | 'restored',
  reason: string | null,
): Promise<void> {
  const place = { type: 'comment', game: gameid, id: String(id) } as const;
  const act = { kind: 'moderation', label: text, detail: what, message: reason } as const;
  await notify(teller, [authorId], { ...act, place });
}

type StoredComment = { id: number; user_id: UserId; gameid: string; text: string };

const placeOf = ({ contentId, contentType, game }: CommentContent) =>
  ({ type: contentType, game, id: contentId }) as const;
