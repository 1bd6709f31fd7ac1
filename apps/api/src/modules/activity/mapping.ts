import { ACTIVITY_TEXT_MAX, type ActivityEntry } from '@deckframe/contract/community/activity';
import { parseCommaList } from '@deckframe/domain/decks/deck/deck-document';
import { encodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import type { Games } from '../../lib/games.ts';
import type { Action } from '../community/activity/merge.ts';
import type {
  CommentActionRow,
  DeckActionRow,
  RatingActionRow,
  SubjectColumns,
} from '../community/activity/queries.ts';

export function toDeckAction(row: DeckActionRow, games: Games): Action {
  const subject = toSubject('deck', row, games);
  const id = `deck-${row.gameid}-${row.id}`;
  const at = row.at.toISOString();
  return {
    at: row.at,
    place: [row.moment, row.id],
    entry: subject && { kind: 'deck', id, at, subject },
  };
}

export function toCommentAction(row: CommentActionRow, games: Games): Action {
  const subject = toSubject(row.content_type, row, games);
  const id = `comment-${row.id}`;
  const at = row.at.toISOString();
  const text = cutText(row.text);
  return {
    at: row.at,
    place: [row.id],
    entry: subject && { kind: 'comment', id, at, subject, text },
  };
}

export function toRatingAction(row: RatingActionRow, games: Games): Action {
  const subject = toSubject('card', row, games);
  const id = `rating-${row.gameid}-${row.card_id}`;
  const { rating } = row;
  return {
    at: row.at,
    place: [row.moment, row.gameid, row.card_id],
    entry: subject && { kind: 'rating', id, at: row.at.toISOString(), subject, rating },
  };
}

export function toSubject(
  of: 'card' | 'custom-series' | 'deck',
  row: SubjectColumns,
  games: Games,
): ActivityEntry['subject'] | null {
  const config = games.find(row.gameid);
  if (row.subject_id === null || row.name === null || config === undefined) return null;
  const isDeck = of === 'deck';
  return {
    type: isDeck ? 'deck' : 'card',
    game: row.gameid,
    gameName: config.gamename,
    id: isDeck ? encodeDeckId(row.subject_id) : row.subject_id,
    name: row.name,
    color: (isDeck ? parseCommaList(row.color)[0] : row.color) ?? null,
    image: row.image,
    template: config.cardFront_template,
    widths: config.cardFront_widths,
  };
}

/** By characters, as the database counts them. */
export function cutText(text: string): string {
  const letters = Array.from(text);
  return letters.length <= ACTIVITY_TEXT_MAX
    ? text
    : `${letters.slice(0, ACTIVITY_TEXT_MAX).join('').trimEnd()}…`;
}
