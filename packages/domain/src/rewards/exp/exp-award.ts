import { EXP_AWARDS, type ExpAction } from './rewards.ts';

/** One action to be paid. The subject says what it was done to: the same pays once, ever. */
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

/** A deck pays from so many cards on. */
export const PAID_DECK_CARDS = 50;

/** Fewer other cards than this make a near copy, which pays nothing; a game's config may say another number. */
export const NEAR_COPY_CARDS = 8;

export const ratingAward = (game: string, card: string): ExpAward =>
  award('cardRating', `${game}/${card}`);

/** In place of the +100 of a plain rating, once a UTC date and game (C-82). */
export const dailyRatingAward = (game: string, date: string): ExpAward =>
  award('dailyCardRating', `${game}/${date}`);

export const commentAward = (commentId: string): ExpAward => award('comment', commentId);

export const likeAward = (contentType: string, game: string, contentId: string): ExpAward =>
  award('like', `${contentType}/${game}/${contentId}`);

/**
 * What saving a deck pays: the first full list of a deck once for its content (deleting the deck and
 * making it again pays nothing), a public deck of that size once for its id in its
 * game.
 */
export function deckAwards(deck: {
  game: string;
  id: string;
  contentHash: string;
  cardCount: number;
  isPublic: boolean;
  /** Whether an earlier version had as many cards. */
  wasFull: boolean;
}): ExpAward[] {
  if (deck.cardCount < PAID_DECK_CARDS) return [];
  const creation = deck.wasFull ? [] : [award('deckCreation', deck.contentHash)];
  return deck.isPublic
    ? [...creation, award('deckPublication', `${deck.game}/${deck.id}`)]
    : creation;
}
