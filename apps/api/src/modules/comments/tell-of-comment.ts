import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { notify, withdrawComment, type Teller } from '../notices/service.ts';
import { listLastAuthors, type CommentContent } from '../community/comments/queries.ts';

type Said = CommentContent & { id: string; actorId: UserId };

/** So many of those who spoke before; a long thread does not tell hundreds of every line. */
const AUTHORS_TOLD = 10;

/** The owner of a deck or series hears of every comment, and those who spoke there last of what came after. */
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

/** Deleted, or hidden by a moderator: whoever has not read of it yet never does. */
export async function takeBackComment(teller: Teller, stored: StoredComment): Promise<void> {
  const { id, user_id: authorId } = stored;
  const place = placeOf(contentOf(stored));
  await withdrawComment(teller, { id: String(id), authorId, place });
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

export function contentOf(row: StoredContent): CommentContent {
  const { gameid: game, content_type: type, content_id: contentId } = row;
  const contentType = type === 'deck' || type === 'custom-series' ? type : 'card';
  return { game, contentType, contentId };
}

type StoredContent = { gameid: string; content_type: string; content_id: string };
type StoredComment = StoredContent & { id: number; user_id: UserId; text: string };

const placeOf = ({ contentId, contentType, game }: CommentContent) =>
  ({ type: contentType, game, id: contentId }) as const;
