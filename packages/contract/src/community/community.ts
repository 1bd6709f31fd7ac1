import { z } from 'zod';
import { userIdField } from '../accounts/account.ts';
import { expResults } from '../rewards/exp.ts';
import { moderationState, removalReason } from './moderation.ts';
import { CARD_NUMBER_MAX } from '../params.ts';
import { text } from '../text.ts';

export const COMMENT_MAX = 2000;
export const COMMENT_PAGE = 25;
export const REPORT_REASON_MAX = 500;

const rowId = z.string().regex(/^[1-9]\d{0,17}$/);

/** The author or actor; null means "Deleted user". */
export const memberCard = z
  .strictObject({
    id: z.string(),
    username: z.string(),
    avatar: z.string().nullable(),
    level: z.int(),
    badge: z.string().nullable(),
    avatarBackground: z.string().nullable(),
  })
  .meta({ id: 'MemberCard' });

export const ratingBody = z.strictObject({ rating: z.int().min(1).max(5) });

export const cardRating = z
  .strictObject({
    average: z.number().nullable().meta({ description: 'Null without ratings' }),
    count: z.int(),
    mine: z.int().nullable(),
  })
  .meta({ id: 'CardRating' });

export const ratedAnswer = cardRating.extend({ exp: expResults }).meta({ id: 'Rated' });

export const staplesAnswer = z
  .strictObject({
    userStapleCards: z.string().meta({ description: 'Card numbers, each followed by a semicolon' }),
  })
  .meta({ id: 'Staples' });

export const deckLike = z
  .strictObject({ likeCount: z.int(), liked: z.boolean() })
  .meta({ id: 'DeckLike' });

export const likedAnswer = deckLike.extend({ exp: expResults }).meta({ id: 'Liked' });

export const followState = z
  .strictObject({ following: z.boolean(), followerCount: z.int() })
  .meta({ id: 'FollowState' });

export const membersNamedQuery = z.strictObject({
  name: text(40)
    .transform((name) => name.trim())
    .pipe(z.string().min(2)),
});

export const membersNamedAnswer = z
  .strictObject({ members: z.array(memberCard) })
  .meta({ id: 'MembersNamed' });

export const followedQuery = z.strictObject({ after: rowId.optional() });

export const followedAnswer = z
  .strictObject({ members: z.array(memberCard), next: z.string().nullable() })
  .meta({ id: 'Followed' });

export const commentParams = z.strictObject({
  game: text(32),
  contentType: z.enum(['card', 'custom-series', 'deck']),
  contentId: text(CARD_NUMBER_MAX).min(1),
});

export const commentIdParams = z.strictObject({ commentId: rowId });

export const commentsQuery = z.strictObject({ before: rowId.optional() });

const commentText = text(COMMENT_MAX)
  .transform((value) => value.trim())
  .pipe(z.string().min(1));

export const commentBody = z.strictObject({ text: commentText });

export const comment = z
  .strictObject({
    id: z.string(),
    author: memberCard.nullable(),
    authorTitle: z.string().nullable().meta({ description: 'The title that the author wears' }),
    text: z.string().meta({ description: 'Markdown; never shown as HTML' }),
    createdAt: z.string(),
    editedAt: z.string().nullable(),
    moderation: moderationState.nullable(),
  })
  .meta({ id: 'Comment' });

export const commentsAnswer = z
  .strictObject({
    comments: z.array(comment),
    older: z.string().nullable().meta({ description: 'Send as `before` for the next page' }),
    locked: z.boolean(),
  })
  .meta({ id: 'Comments' });

export const commentedAnswer = z
  .strictObject({ comment, exp: expResults })
  .meta({ id: 'Commented' });

export const commentLock = z.strictObject({ locked: z.boolean() }).meta({ id: 'CommentLock' });

const reportedType = z.enum(['comment', 'custom-series', 'deck', 'profile', 'trade-note']);

export const reportBody = z.strictObject({
  contentType: reportedType,
  contentId: text(64).min(1),
  game: text(32).optional(),
  reason: text(REPORT_REASON_MAX)
    .transform((value) => value.trim())
    .pipe(z.string().min(1)),
});

export const reportsQuery = z.strictObject({
  after: rowId.optional(),
  state: z.enum(['open', 'handled']).default('open'),
});
export const reportIdParams = z.strictObject({ reportId: rowId });
export const reportDecision = z.strictObject({
  outcome: z.enum(['dismissed', 'removed', 'reopened']).meta({
    description: '`reopened` undoes a decision and restores removed content',
  }),
  reason: removalReason
    .optional()
    .meta({ description: 'Sent to the author of the removed content; the report itself is not' }),
});

export const contentReport = z
  .strictObject({
    id: z.string(),
    contentType: reportedType,
    contentId: z.string(),
    game: z.string().nullable(),
    reason: z.string(),
    snapshot: z.string(),
    reporter: z.string().nullable(),
    reported: memberCard.nullable(),
    place: z
      .strictObject({ type: z.enum(['card', 'custom-series', 'deck', 'profile']), id: z.string() })
      .nullable()
      .meta({ description: 'Where it was written; null if deleted' }),
    createdAt: z.string(),
    outcome: z.enum(['dismissed', 'removed']).nullable(),
    handledAt: z.string().nullable(),
    handledBy: z.string().nullable(),
  })
  .meta({ id: 'ContentReport' });

export const reportsAnswer = z
  .strictObject({ reports: z.array(contentReport), next: z.string().nullable() })
  .meta({ id: 'ContentReports' });

export const LEADERBOARD_PAGE = 25;

export const leaderboardQuery = z
  .strictObject({ after: text(80).min(1).optional(), before: text(80).min(1).optional() })
  .refine(({ after, before }) => after === undefined || before === undefined, 'one cursor only');

export const leaderboardRow = z
  .strictObject({ rank: z.int(), member: memberCard, userExp: z.int() })
  .meta({ id: 'LeaderboardRow' });

export const leaderboardAnswer = z
  .strictObject({
    rows: z.array(leaderboardRow),
    newer: z.string().nullable(),
    older: z.string().nullable(),
  })
  .meta({ id: 'Leaderboard' });

export const ownRank = z
  .strictObject({ rank: z.int(), userExp: z.int(), members: z.int() })
  .meta({ id: 'OwnRank' });

export const userParams = z.strictObject({ userId: userIdField });
export const deckCommunityParams = z.strictObject({ game: text(32), deckId: text(64).min(1) });

export type MemberCard = z.infer<typeof memberCard>;
export type CardRating = z.infer<typeof cardRating>;
