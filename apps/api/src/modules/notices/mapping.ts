import type { Notice } from '@deckframe/contract/notices';
import { encodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { toMemberCard } from '../../lib/member-card.ts';
import type { NoticePlaceRow, NoticeRow } from './box-queries.ts';

/** Kinds whose detail is the comment to go to. */
const OF_COMMENTS: readonly string[] = ['comment', 'reply'];

export function toNotice(row: NoticeRow): Notice {
  return {
    id: row.id,
    kind: row.kind,
    place: toPlace(row),
    isComment: row.place_type === 'comment',
    label: row.label,
    detail: stateOf(row),
    message: row.message,
    actors: row.actors.map(toMemberCard).filter((actor) => actor !== null),
    actorCount: row.actor_count,
    isRead: row.is_read,
    changedAt: row.changed_at.toISOString(),
  };
}

/** What happened last, where the detail says that. */
export function stateOf({
  detail,
  kind,
  place_type: type,
}: Pick<NoticeRow, 'detail' | 'kind' | 'place_type'>): string | null {
  if (type === 'card-report') return 'answered';
  return OF_COMMENTS.includes(kind) ? null : detail;
}

export function toPlace(row: NoticePlaceRow): Notice['place'] {
  // The answer to a report leads to the card: its number is the detail.
  if (row.place_type === 'card-report') {
    const { detail: cardno, gameid: game } = row;
    return cardno === null ? null : { type: 'card', game, id: cardno, comment: null };
  }
  // One for each proposal; it leads to the archetype of that name.
  if (row.place_type === 'archetype-proposal') {
    return { type: 'archetype', game: row.gameid, id: row.label, comment: null };
  }
  const isComment = row.place_type === 'comment';
  const type = row.place_type === 'comment' ? row.comment_on : row.place_type;
  const id = isComment ? row.comment_on_id : row.place_id;
  if (type === null || id === null) return null;
  const comment = isComment ? row.place_id : OF_COMMENTS.includes(row.kind) ? row.detail : null;
  return { type, game: row.gameid, id: type === 'deck' ? encodeDeckId(id) : id, comment };
}
