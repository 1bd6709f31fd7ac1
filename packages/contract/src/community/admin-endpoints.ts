import { endpoint } from '../endpoint.ts';
import { appealDecision, appealIdParams, appealsQuery, openAppeals } from './appeals.ts';
import {
  comment,
  commentIdParams,
  commentLock,
  commentParams,
  reportDecision,
  reportIdParams,
  reportsAnswer,
  reportsQuery,
} from './community.ts';
import { removalBody } from './moderation.ts';

export const lockComments = endpoint(
  'PUT /api/admin/games/:game/comments/:contentType/:contentId/lock',
  {
    operationId: 'lockComments',
    summary: 'Close or open the comments of a card, deck or fan-made series',
    tags: ['administration'],
    policy: 'community.moderate',
    proof: 'session',
    params: commentParams,
    body: commentLock,
    result: commentLock,
    write: 'keyed',
  },
);

export const removeComment = endpoint('PUT /api/admin/comments/:commentId/removal', {
  operationId: 'removeComment',
  summary: 'Remove a comment; its author sees the reason',
  tags: ['administration'],
  policy: 'community.moderate',
  proof: 'session',
  params: commentIdParams,
  body: removalBody,
  result: comment,
  write: 'keyed',
});

export const restoreComment = endpoint('DELETE /api/admin/comments/:commentId/removal', {
  operationId: 'restoreComment',
  summary: 'Restore a removed comment',
  tags: ['administration'],
  policy: 'community.moderate',
  proof: 'session',
  params: commentIdParams,
  result: comment,
  write: 'keyed',
});

export const listAppeals = endpoint('GET /api/admin/appeals', {
  operationId: 'listAppeals',
  summary: 'List open appeals, oldest first',
  tags: ['administration'],
  policy: 'community.moderate',
  query: appealsQuery,
  reads: 'appeals',
  result: openAppeals,
});

export const decideAppeal = endpoint('POST /api/admin/appeals/:appealId/decision', {
  operationId: 'decideAppeal',
  summary: 'Decide an appeal: restore the content or uphold the removal',
  tags: ['administration'],
  policy: 'community.moderate',
  proof: 'session',
  params: appealIdParams,
  body: appealDecision,
  write: 'keyed',
});

export const listReports = endpoint('GET /api/admin/reports', {
  operationId: 'listReports',
  summary: 'List reports: open ones oldest first, handled ones newest first',
  tags: ['administration'],
  policy: 'community.moderate',
  query: reportsQuery,
  reads: 'reports',
  result: reportsAnswer,
});

export const decideReport = endpoint('POST /api/admin/reports/:reportId/decision', {
  operationId: 'decideReport',
  summary: 'Dismiss a report, remove the reported content, or undo either',
  tags: ['administration'],
  policy: 'community.moderate',
  proof: 'session',
  params: reportIdParams,
  body: reportDecision,
  write: 'keyed',
});
