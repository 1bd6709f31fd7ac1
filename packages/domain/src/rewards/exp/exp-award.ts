import { EXP_AWARDS, type ExpAction } from './rewards.ts';

/** An award for one action. The subject identifies its object: the same subject pays once. */
export interface ExpAward {
  readonly action: ExpAction;
  readonly subject: string;
  readonly amount: number;
}

const award = (action: ExpAction, subject: string): ExpAward => ({
  action,
  subject,
  amount: EXP_AWARDS[action],
});

/** Minimum cards of a deck that pays. */
export const PAID_DECK_CARDS = 50;

/** A deck with fewer different cards is a near copy and pays nothing. A config can change this. */
export const NEAR_COPY_CARDS = 8;

export const ratingAward = (game: string, card: string): ExpAward =>
  award('cardRating', `${game}/${card}`);

/** Replaces the +100 of a plain rating, once per UTC date and game (C-82). */
export const dailyRatingAward = (game: string, date: string): ExpAward =>
  award('dailyCardRating', `${game}/${date}`);

export const commentAward = (commentId: string): ExpAward => award('comment', commentId);

export const likeAward = (contentType: string, game: string, contentId: string): ExpAward =>
  award('like', `${contentType}/${game}/${contentId}`);

/**
 * Returns the awards of a deck save: the first full list once per content, and a public full deck
 * once per id.
 */
export function deckAwards(deck: {
  game: string;
  id: string;
  contentHash: string;
  cardCount: number;
  isPublic: boolean;
  /** Whether an earlier version of the deck had all its cards. */
  wasFull: boolean;
}): ExpAward[] {
  if (deck.cardCount < PAID_DECK_CARDS) return [];
  const creation = deck.wasFull ? [] : [award('deckCreation', deck.contentHash)];
  return deck.isPublic
    ? [...creation, award('deckPublication', `${deck.game}/${deck.id}`)]
    : creation;
}
