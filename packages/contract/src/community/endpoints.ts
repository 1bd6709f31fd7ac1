import { userIdParams } from '../accounts/account.ts';
import { seriesParams } from '../creators/custom-series.ts';
import { endpoint } from '../endpoint.ts';
import { gameParams } from '../params.ts';
import { activityAnswer, activityQuery, discussionsAnswer } from './activity.ts';
import { appealBody, ownAppeals } from './appeals.ts';
import {
  comment,
  commentBody,
  commentIdParams,
  commentParams,
  commentedAnswer,
  commentsAnswer,
  commentsQuery,
  deckCommunityParams,
  deckLike,
  followState,
  followedAnswer,
  followedQuery,
  likedAnswer,
  reportBody,
  userParams,
} from './community.ts';
import { ownProfile, profileChange, publicProfile } from './profile.ts';

export const listFollowed = endpoint('GET /api/me/follows', {
  operationId: 'listFollowed',
  summary: 'List the members you follow',
  tags: ['community'],
  policy: 'community.take-part',
  query: followedQuery,
  result: followedAnswer,
});

export const getFollow = endpoint('GET /api/users/:userId/follow', {
  operationId: 'getFollow',
  summary: 'Read the number of followers of a member, and whether you are one',
  tags: ['community'],
  policy: 'community.read',
  personal: true,
  params: userParams,
  result: followState,
});

export const followUser = endpoint('PUT /api/users/:userId/follow', {
  operationId: 'followUser',
  summary: 'Follow a member',
  tags: ['community'],
  policy: 'community.take-part',
  params: userParams,
  result: followState,
  write: 'keyed',
});

export const unfollowUser = endpoint('DELETE /api/users/:userId/follow', {
  operationId: 'unfollowUser',
  summary: 'Unfollow a member',
  tags: ['community'],
  policy: 'community.take-part',
  params: userParams,
  result: followState,
  write: 'keyed',
});

export const getActivity = endpoint('GET /api/users/:userId/activity', {
  operationId: 'getActivity',
  summary: 'List the public activity of a member in all games, newest first',
  tags: ['profile'],
  policy: 'profiles.read',
  params: userIdParams,
  query: activityQuery,
  result: activityAnswer,
});

export const listDiscussions = endpoint('GET /api/games/:game/discussions', {
  operationId: 'listDiscussions',
  summary: 'List cards and decks with the latest comments',
  tags: ['community'],
  policy: 'community.read',
  params: gameParams,
  result: discussionsAnswer,
});

export const listComments = endpoint('GET /api/games/:game/comments/:contentType/:contentId', {
  operationId: 'listComments',
  summary: 'List comments on a card, deck or fan-made series, newest first',
  tags: ['community'],
  policy: 'community.read',
  personal: true,
  params: commentParams,
  query: commentsQuery,
  result: commentsAnswer,
});

export const addComment = endpoint('POST /api/games/:game/comments/:contentType/:contentId', {
  operationId: 'addComment',
  summary: 'Comment on a card, deck or fan-made series',
  tags: ['community'],
  policy: 'community.take-part',
  params: commentParams,
  body: commentBody,
  result: commentedAnswer,
  write: 'keyed',
});

export const editComment = endpoint('PUT /api/comments/:commentId', {
  operationId: 'editComment',
  summary: 'Change your comment',
  tags: ['community'],
  policy: 'community.take-part',
  params: commentIdParams,
  body: commentBody,
  result: comment,
  write: 'keyed',
});

export const deleteComment = endpoint('DELETE /api/comments/:commentId', {
  operationId: 'deleteComment',
  summary: 'Delete your comment; administrators can remove any comment',
  tags: ['community'],
  policy: 'community.take-part',
  params: commentIdParams,
  write: 'keyed',
});

export const getCustomSeriesLike = endpoint('GET /api/games/:game/custom-series/:seriesId/like', {
  operationId: 'getCustomSeriesLike',
  summary: 'Read the number of likes of a fan-made series, and whether you like it',
  tags: ['community'],
  policy: 'community.read',
  personal: true,
  params: seriesParams,
  result: deckLike,
});

export const likeCustomSeries = endpoint('PUT /api/games/:game/custom-series/:seriesId/like', {
  operationId: 'likeCustomSeries',
  summary: 'Like a fan-made series',
  tags: ['community'],
  policy: 'community.take-part',
  params: seriesParams,
  result: likedAnswer,
  write: 'keyed',
});

export const unlikeCustomSeries = endpoint('DELETE /api/games/:game/custom-series/:seriesId/like', {
  operationId: 'unlikeCustomSeries',
  summary: 'Unlike a fan-made series',
  tags: ['community'],
  policy: 'community.take-part',
  params: seriesParams,
  result: deckLike,
  write: 'keyed',
});

export const getDeckLike = endpoint('GET /api/games/:game/decks/:deckId/like', {
  operationId: 'getDeckLike',
  summary: 'Read the number of likes of a deck, and whether you like it',
  tags: ['community'],
  policy: 'community.read',
  personal: true,
  params: deckCommunityParams,
  result: deckLike,
});

export const likeDeck = endpoint('PUT /api/games/:game/decks/:deckId/like', {
  operationId: 'likeDeck',
  summary: 'Like a deck',
  tags: ['community'],
  policy: 'community.take-part',
  params: deckCommunityParams,
  result: likedAnswer,
  write: 'keyed',
});

export const unlikeDeck = endpoint('DELETE /api/games/:game/decks/:deckId/like', {
  operationId: 'unlikeDeck',
  summary: 'Unlike a deck',
  tags: ['community'],
  policy: 'community.take-part',
  params: deckCommunityParams,
  result: deckLike,
  write: 'keyed',
});

export const appealRemoval = endpoint('POST /api/appeals', {
  operationId: 'appealRemoval',
  summary: 'Appeal the removal of your deck or comment, once',
  tags: ['community'],
  policy: 'community.take-part',
  body: appealBody,
  write: 'keyed',
});

export const listOwnAppeals = endpoint('GET /api/me/appeals', {
  operationId: 'listOwnAppeals',
  summary: 'List your appeals with their outcome, newest first',
  tags: ['community'],
  policy: 'community.take-part',
  result: ownAppeals,
});

export const reportContent = endpoint('POST /api/reports', {
  operationId: 'reportContent',
  summary: 'Report a comment, deck or profile',
  tags: ['community'],
  policy: 'community.take-part',
  body: reportBody,
  write: 'keyed',
});

export const getProfile = endpoint('GET /api/users/:userId', {
  operationId: 'getProfile',
  summary: 'Read the public profile of a member',
  tags: ['profile'],
  policy: 'profiles.read',
  params: userIdParams,
  result: publicProfile,
});

export const getOwnProfile = endpoint('GET /api/me/profile', {
  operationId: 'getOwnProfile',
  summary: 'Read your profile with the items you own',
  tags: ['profile'],
  policy: 'profile.edit',
  result: ownProfile,
});

export const changeProfile = endpoint('PATCH /api/me/profile', {
  operationId: 'changeProfile',
  summary: 'Change your profile; absent fields stay unchanged',
  tags: ['profile'],
  policy: 'profile.edit',
  body: profileChange,
  result: ownProfile,
  write: 'keyed',
});
