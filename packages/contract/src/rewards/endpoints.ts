import {
  leaderboardAnswer,
  leaderboardQuery,
  membersNamedAnswer,
  membersNamedQuery,
  ownRank,
} from '../community/community.ts';
import { endpoint } from '../endpoint.ts';
import { cosmeticsAnswer } from './cosmetics.ts';
import { expResultsAnswer } from './exp.ts';
import {
  claimAnswer,
  claimBody,
  mailboxAnswer,
  noticeParams,
  noticeSettings,
  noticesAnswer,
  noticesQuery,
  noticesReadBody,
  readBody,
  unreadAnswer,
  unreadQuery,
  unsubscribeQuery,
} from './mailbox.ts';

export const listCosmetics = endpoint('GET /api/cosmetics', {
  operationId: 'listCosmetics',
  summary: 'List all cosmetic items, how to earn them, and the level rewards',
  tags: ['profile'],
  policy: 'profiles.read',
  result: cosmeticsAnswer,
});

export const getLeaderboard = endpoint('GET /api/leaderboard', {
  operationId: 'getLeaderboard',
  summary: 'List members by EXP, 25 per page',
  tags: ['community'],
  policy: 'leaderboard.read',
  query: leaderboardQuery,
  result: leaderboardAnswer,
});

export const findMembersNamed = endpoint('GET /api/members', {
  operationId: 'findMembersNamed',
  summary: 'Find members by the beginning of their name',
  tags: ['community'],
  policy: 'leaderboard.read',
  query: membersNamedQuery,
  result: membersNamedAnswer,
});

export const getOwnRank = endpoint('GET /api/me/rank', {
  operationId: 'getOwnRank',
  summary: 'Read your rank: 1 + the number of members with more EXP',
  tags: ['community'],
  policy: 'community.take-part',
  result: ownRank,
});

export const takeExpResults = endpoint('POST /api/me/exp-results', {
  operationId: 'takeExpResults',
  summary: 'Fetch awards that no response could announce; each is returned once',
  tags: ['community'],
  policy: 'exp.take',
  result: expResultsAnswer,
  write: 'keyed',
});

export const getMailbox = endpoint('GET /api/me/mailbox', {
  operationId: 'getMailbox',
  summary: 'Read your mailbox: campaigns, messages and items',
  tags: ['mailbox'],
  policy: 'mailbox.own',
  result: mailboxAnswer,
});

export const countUnread = endpoint('GET /api/me/mailbox/unread', {
  operationId: 'countUnread',
  summary: 'Count the waiting items in your mailbox; each count is capped',
  tags: ['mailbox'],
  policy: 'mailbox.own',
  query: unreadQuery,
  result: unreadAnswer,
});

export const claim = endpoint('POST /api/me/mailbox', {
  operationId: 'claim',
  summary: 'Claim the reward of a campaign or an item, once',
  tags: ['mailbox'],
  policy: 'mailbox.own',
  body: claimBody,
  result: claimAnswer,
  write: 'keyed',
});

export const markMailRead = endpoint('POST /api/me/mailbox/read', {
  operationId: 'markMailRead',
  summary: 'Mark messages as read',
  tags: ['mailbox'],
  policy: 'mailbox.own',
  body: readBody,
  write: 'keyed',
});

export const unsubscribe = endpoint('POST /api/unsubscribe', {
  operationId: 'unsubscribe',
  summary: 'Unsubscribe from digest e-mails with a token',
  tags: ['mailbox'],
  policy: 'notices.unsubscribe',
  query: unsubscribeQuery,
});

export const listNotices = endpoint('GET /api/me/notices', {
  operationId: 'listNotices',
  summary: 'List your notifications, bundled, newest first',
  tags: ['mailbox'],
  policy: 'mailbox.own',
  query: noticesQuery,
  result: noticesAnswer,
});

export const readNotices = endpoint('POST /api/me/notices/read', {
  operationId: 'readNotices',
  summary: 'Mark some or all notifications as read',
  tags: ['mailbox'],
  policy: 'mailbox.own',
  body: noticesReadBody,
  write: 'keyed',
});

export const removeNotice = endpoint('DELETE /api/me/notices/:noticeId', {
  operationId: 'removeNotice',
  summary: 'Delete a notification',
  tags: ['mailbox'],
  policy: 'mailbox.own',
  params: noticeParams,
  write: 'keyed',
});

export const getNoticeSettings = endpoint('GET /api/me/notice-settings', {
  operationId: 'getNoticeSettings',
  summary: 'Read your notification settings',
  tags: ['mailbox'],
  policy: 'mailbox.own',
  result: noticeSettings,
});

export const saveNoticeSettings = endpoint('PUT /api/me/notice-settings', {
  operationId: 'saveNoticeSettings',
  summary: 'Change your notification settings',
  tags: ['mailbox'],
  policy: 'mailbox.own',
  body: noticeSettings,
  result: noticeSettings,
  write: 'keyed',
});
