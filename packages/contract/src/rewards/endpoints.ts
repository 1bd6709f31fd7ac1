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
  summary: 'Everything there is to wear, how it is earned, and the rewards of the levels',
  tags: ['profile'],
  policy: 'profiles.read',
  result: cosmeticsAnswer,
});

export const getLeaderboard = endpoint('GET /api/leaderboard', {
  operationId: 'getLeaderboard',
  summary: 'Members by EXP, 25 a page',
  tags: ['community'],
  policy: 'leaderboard.read',
  query: leaderboardQuery,
  result: leaderboardAnswer,
});

export const findMembersNamed = endpoint('GET /api/members', {
  operationId: 'findMembersNamed',
  summary: 'The first members whose name begins so',
  tags: ['community'],
  policy: 'leaderboard.read',
  query: membersNamedQuery,
  result: membersNamedAnswer,
});

export const getOwnRank = endpoint('GET /api/me/rank', {
  operationId: 'getOwnRank',
  summary: 'Your rank: 1 + members with more EXP',
  tags: ['community'],
  policy: 'community.take-part',
  result: ownRank,
});

export const takeExpResults = endpoint('POST /api/me/exp-results', {
  operationId: 'takeExpResults',
  summary: 'Take what was earned without an open answer; each entry is given once',
  tags: ['community'],
  policy: 'exp.take',
  result: expResultsAnswer,
  write: 'keyed',
});

export const getMailbox = endpoint('GET /api/me/mailbox', {
  operationId: 'getMailbox',
  summary: 'Your mailbox: running events, notices and items that wait',
  tags: ['mailbox'],
  policy: 'mailbox.own',
  result: mailboxAnswer,
});

export const countUnread = endpoint('GET /api/me/mailbox/unread', {
  operationId: 'countUnread',
  summary: 'How much waits in your mailbox; each number ends at some hundred',
  tags: ['mailbox'],
  policy: 'mailbox.own',
  query: unreadQuery,
  result: unreadAnswer,
});

export const claim = endpoint('POST /api/me/mailbox', {
  operationId: 'claim',
  summary: 'Claim an event or an item; each is given once',
  tags: ['mailbox'],
  policy: 'mailbox.own',
  body: claimBody,
  result: claimAnswer,
  write: 'keyed',
});

export const markMailRead = endpoint('POST /api/me/mailbox/read', {
  operationId: 'markMailRead',
  summary: 'Mark notices as read',
  tags: ['mailbox'],
  policy: 'mailbox.own',
  body: readBody,
  write: 'keyed',
});

export const unsubscribe = endpoint('POST /api/unsubscribe', {
  operationId: 'unsubscribe',
  summary: 'Stop the digest mails of whoever has the token',
  tags: ['mailbox'],
  policy: 'notices.unsubscribe',
  query: unsubscribeQuery,
});

export const listNotices = endpoint('GET /api/me/notices', {
  operationId: 'listNotices',
  summary: 'What others did that concerns you, bundled, the newest first',
  tags: ['mailbox'],
  policy: 'mailbox.own',
  query: noticesQuery,
  result: noticesAnswer,
});

export const readNotices = endpoint('POST /api/me/notices/read', {
  operationId: 'readNotices',
  summary: 'Mark notices as read, some or all',
  tags: ['mailbox'],
  policy: 'mailbox.own',
  body: noticesReadBody,
  write: 'keyed',
});

export const removeNotice = endpoint('DELETE /api/me/notices/:noticeId', {
  operationId: 'removeNotice',
  summary: 'Remove a notice',
  tags: ['mailbox'],
  policy: 'mailbox.own',
  params: noticeParams,
  write: 'keyed',
});

export const getNoticeSettings = endpoint('GET /api/me/notice-settings', {
  operationId: 'getNoticeSettings',
  summary: 'How you want to hear of each kind of notice',
  tags: ['mailbox'],
  policy: 'mailbox.own',
  result: noticeSettings,
});

export const saveNoticeSettings = endpoint('PUT /api/me/notice-settings', {
  operationId: 'saveNoticeSettings',
  summary: 'Choose how you want to hear of each kind of notice',
  tags: ['mailbox'],
  policy: 'mailbox.own',
  body: noticeSettings,
  result: noticeSettings,
  write: 'keyed',
});
