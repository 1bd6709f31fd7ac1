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
  summary: 'Take a comment out of public; its author is told the reason',
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
  summary: 'Let a removed comment be seen again',
  tags: ['administration'],
  policy: 'community.moderate',
  proof: 'session',
  params: commentIdParams,
  result: comment,
  write: 'keyed',
});

export const listAppeals = endpoint('GET /api/admin/appeals', {
  operationId: 'listAppeals',
  summary: 'Open appeals, the oldest first',
  tags: ['administration'],
  policy: 'community.moderate',
  query: appealsQuery,
  reads: 'appeals',
  result: openAppeals,
});

export const decideAppeal = endpoint('POST /api/admin/appeals/:appealId/decision', {
  operationId: 'decideAppeal',
  summary: 'Lift the removal that is appealed, or uphold it',
  tags: ['administration'],
  policy: 'community.moderate',
  proof: 'session',
  params: appealIdParams,
  body: appealDecision,
  write: 'keyed',
});

export const listReports = endpoint('GET /api/admin/reports', {
  operationId: 'listReports',
  summary: 'Open reports, the oldest first; handled ones, the newest first',
  tags: ['administration'],
  policy: 'community.moderate',
  query: reportsQuery,
  reads: 'reports',
  result: reportsAnswer,
});

export const decideReport = endpoint('POST /api/admin/reports/:reportId/decision', {
  operationId: 'decideReport',
  summary: 'Dismiss a report, remove what it is about, or undo either',
  tags: ['administration'],
  policy: 'community.moderate',
  proof: 'session',
  params: reportIdParams,
  body: reportDecision,
  write: 'keyed',
});
