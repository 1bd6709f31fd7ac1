import {
  rolesAnswer,
  rolesBody,
  suspensionAnswer,
  suspensionBody,
  userIdParams,
} from '../accounts/account.ts';
import { endpoint } from '../endpoint.ts';
import { auditAnswer, auditQuery } from './audit.ts';
import {
  cannedAnswerBody,
  cannedAnswerMade,
  cannedAnswerParams,
  cannedAnswersAnswer,
  claimsAnswer,
  queueItemParams,
} from './report-queue.ts';
import {
  correctionAnswer,
  correctionBody,
  cosmeticParams,
  ledgerAnswer,
  noteBody,
  noteParams,
  notesAnswer,
  notesQuery,
  sheetQuery,
  userCosmetics,
  userSessionParams,
  userSessions,
  userSheet,
  usersAnswer,
  usersQuery,
  wornBody,
  wornParams,
  writtenAnswer,
  writtenQuery,
} from './user-admin.ts';

export const listAudit = endpoint('GET /api/admin/audit', {
  operationId: 'listAudit',
  summary: 'List audit entries with actor and previous values, newest first',
  tags: ['administration'],
  policy: 'audit.read',
  query: auditQuery,
  result: auditAnswer,
});

export const listReportClaims = endpoint('GET /api/admin/queue/claims', {
  operationId: 'listReportClaims',
  summary: 'List claims on reports, appeals and card errors',
  tags: ['administration'],
  policy: 'community.moderate',
  result: claimsAnswer,
});

export const claimQueueItem = endpoint('PUT /api/admin/queue/:item/claim', {
  operationId: 'claimQueueItem',
  summary: 'Claim a report; the claim expires',
  tags: ['administration'],
  policy: 'community.moderate',
  proof: 'session',
  params: queueItemParams,
  write: 'keyed',
});

export const releaseQueueItem = endpoint('DELETE /api/admin/queue/:item/claim', {
  operationId: 'releaseQueueItem',
  summary: 'Release your claim on a report',
  tags: ['administration'],
  policy: 'community.moderate',
  proof: 'session',
  params: queueItemParams,
  write: 'keyed',
});

export const listCannedAnswers = endpoint('GET /api/admin/canned-answers', {
  operationId: 'listCannedAnswers',
  summary: 'List canned answers by title',
  tags: ['administration'],
  policy: 'community.moderate',
  result: cannedAnswersAnswer,
});

export const storeCannedAnswer = endpoint('POST /api/admin/canned-answers', {
  operationId: 'storeCannedAnswer',
  summary: 'Store a canned answer; replaces one with the same title',
  tags: ['administration'],
  policy: 'community.moderate',
  proof: 'session',
  body: cannedAnswerBody,
  result: cannedAnswerMade,
  write: 'keyed',
});

export const deleteCannedAnswer = endpoint('DELETE /api/admin/canned-answers/:answerId', {
  operationId: 'deleteCannedAnswer',
  summary: 'Delete a canned answer',
  tags: ['administration'],
  policy: 'community.moderate',
  proof: 'session',
  params: cannedAnswerParams,
  write: 'keyed',
});

export const listCosmeticsOfUser = endpoint('GET /api/admin/users/:userId/cosmetics', {
  operationId: 'listCosmeticsOfUser',
  summary: 'List a user’s cosmetic items and what they wear',
  tags: ['administration'],
  policy: 'users.moderate',
  params: userIdParams,
  reads: 'cosmetics',
  result: userCosmetics,
});

export const giveCosmetic = endpoint('PUT /api/admin/users/:userId/cosmetics/:kind/:key', {
  operationId: 'giveCosmetic',
  summary: 'Give a user a cosmetic item',
  tags: ['administration'],
  policy: 'users.moderate',
  proof: 'session',
  params: cosmeticParams,
  result: userCosmetics,
  write: 'keyed',
});

export const takeCosmetic = endpoint('DELETE /api/admin/users/:userId/cosmetics/:kind/:key', {
  operationId: 'takeCosmetic',
  summary: 'Revoke a cosmetic item from a user',
  tags: ['administration'],
  policy: 'users.moderate',
  proof: 'session',
  params: cosmeticParams,
  result: userCosmetics,
  write: 'keyed',
});

export const setWorn = endpoint('PUT /api/admin/users/:userId/worn/:kind', {
  operationId: 'setWorn',
  summary: 'Set the cosmetic items that a user wears',
  tags: ['administration'],
  policy: 'users.moderate',
  proof: 'session',
  params: wornParams,
  body: wornBody,
  result: userCosmetics,
  write: 'keyed',
});

export const listExpOfUser = endpoint('GET /api/admin/users/:userId/exp', {
  operationId: 'listExpOfUser',
  summary: 'List awards and EXP corrections of a user, newest first',
  tags: ['administration'],
  policy: 'users.moderate',
  params: userIdParams,
  query: sheetQuery,
  reads: 'exp',
  result: ledgerAnswer,
});

export const correctExp = endpoint('POST /api/admin/users/:userId/exp', {
  operationId: 'correctExp',
  summary: 'Correct a user’s EXP by a separate entry; earlier awards stay unchanged',
  tags: ['administration'],
  policy: 'users.moderate',
  proof: 'session',
  params: userIdParams,
  body: correctionBody,
  result: correctionAnswer,
  write: 'keyed',
});

export const listUsers = endpoint('GET /api/admin/users', {
  operationId: 'listUsers',
  summary: 'Find users by the beginning of their name, 25 per page',
  tags: ['administration'],
  policy: 'users.moderate',
  query: usersQuery,
  reads: 'members',
  result: usersAnswer,
});

export const getUserSheet = endpoint('GET /api/admin/users/:userId', {
  operationId: 'getUserSheet',
  summary: 'Read a user for staff',
  tags: ['administration'],
  policy: 'users.moderate',
  params: userIdParams,
  reads: 'sheet',
  result: userSheet,
});

export const listWrittenByUser = endpoint('GET /api/admin/users/:userId/written', {
  operationId: 'listWrittenByUser',
  summary: 'List decks or comments of a user, newest first, including removed ones',
  tags: ['administration'],
  policy: 'users.moderate',
  params: userIdParams,
  query: writtenQuery,
  reads: 'written',
  result: writtenAnswer,
});

export const getSuspension = endpoint('GET /api/admin/users/:userId/suspension', {
  operationId: 'getSuspension',
  summary: 'Read whether a user is suspended',
  tags: ['administration'],
  policy: 'users.moderate',
  params: userIdParams,
  reads: 'suspension',
  result: suspensionAnswer,
});

export const suspendUser = endpoint('PUT /api/admin/users/:userId/suspension', {
  operationId: 'suspendUser',
  summary: 'Suspend a user; their sessions end',
  tags: ['administration'],
  policy: 'users.moderate',
  proof: 'session',
  params: userIdParams,
  body: suspensionBody,
  result: suspensionAnswer,
  write: 'keyed',
});

export const liftSuspension = endpoint('DELETE /api/admin/users/:userId/suspension', {
  operationId: 'liftSuspension',
  summary: 'End the suspension of a user',
  tags: ['administration'],
  policy: 'users.moderate',
  proof: 'session',
  params: userIdParams,
  result: suspensionAnswer,
  write: 'keyed',
});

export const changeRoles = endpoint('PUT /api/admin/users/:userId/roles', {
  operationId: 'changeRoles',
  summary: 'Change the roles of a user; their sessions end',
  tags: ['administration'],
  policy: 'users.moderate',
  proof: 'fresh',
  params: userIdParams,
  body: rolesBody,
  result: rolesAnswer,
  write: 'keyed',
});

export const listStaffNotes = endpoint('GET /api/admin/users/:userId/notes', {
  operationId: 'listStaffNotes',
  summary: 'List staff notes about a user, newest first; the user never sees them',
  tags: ['administration'],
  policy: 'users.moderate',
  params: userIdParams,
  query: notesQuery,
  reads: 'notes',
  result: notesAnswer,
});

export const addStaffNote = endpoint('POST /api/admin/users/:userId/notes', {
  operationId: 'addStaffNote',
  summary: 'Add a staff note about a user',
  tags: ['administration'],
  policy: 'users.moderate',
  proof: 'session',
  params: userIdParams,
  body: noteBody,
  write: 'keyed',
});

export const withdrawStaffNote = endpoint('DELETE /api/admin/users/:userId/notes/:noteId', {
  operationId: 'withdrawStaffNote',
  summary: 'Delete your own staff note',
  tags: ['administration'],
  policy: 'users.moderate',
  proof: 'session',
  params: noteParams,
  write: 'keyed',
});

export const listSessionsOfUser = endpoint('GET /api/admin/users/:userId/sessions', {
  operationId: 'listSessionsOfUser',
  summary: 'List the sessions of a user',
  tags: ['administration'],
  policy: 'users.moderate',
  params: userIdParams,
  reads: 'sessions',
  result: userSessions,
});

export const endSessionOfUser = endpoint('DELETE /api/admin/users/:userId/sessions/:sessionId', {
  operationId: 'endSessionOfUser',
  summary: 'End one session of a user',
  tags: ['administration'],
  policy: 'users.moderate',
  proof: 'session',
  params: userSessionParams,
  write: 'keyed',
});

export const endSessionsOfUser = endpoint('POST /api/admin/users/:userId/end-sessions', {
  operationId: 'endSessionsOfUser',
  summary: 'End all sessions of a user',
  tags: ['administration'],
  policy: 'users.moderate',
  proof: 'session',
  params: userIdParams,
  write: 'keyed',
});
