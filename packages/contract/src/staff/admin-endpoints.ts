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
  summary: 'What was done, by whom, and what it was before; the newest first',
  tags: ['administration'],
  policy: 'audit.read',
  query: auditQuery,
  result: auditAnswer,
});

export const listReportClaims = endpoint('GET /api/admin/queue/claims', {
  operationId: 'listReportClaims',
  summary: 'Who is on which report, appeal or error of a card',
  tags: ['administration'],
  policy: 'community.moderate',
  result: claimsAnswer,
});

export const claimQueueItem = endpoint('PUT /api/admin/queue/:item/claim', {
  operationId: 'claimQueueItem',
  summary: 'Say that you are on it; it lapses by itself',
  tags: ['administration'],
  policy: 'community.moderate',
  proof: 'session',
  params: queueItemParams,
  write: 'keyed',
});

export const releaseQueueItem = endpoint('DELETE /api/admin/queue/:item/claim', {
  operationId: 'releaseQueueItem',
  summary: 'Leave it to others',
  tags: ['administration'],
  policy: 'community.moderate',
  proof: 'session',
  params: queueItemParams,
  write: 'keyed',
});

export const listCannedAnswers = endpoint('GET /api/admin/canned-answers', {
  operationId: 'listCannedAnswers',
  summary: 'Answers that staff give again and again, by title',
  tags: ['administration'],
  policy: 'community.moderate',
  result: cannedAnswersAnswer,
});

export const storeCannedAnswer = endpoint('POST /api/admin/canned-answers', {
  operationId: 'storeCannedAnswer',
  summary: 'Store an answer; the same title is written anew',
  tags: ['administration'],
  policy: 'community.moderate',
  proof: 'session',
  body: cannedAnswerBody,
  result: cannedAnswerMade,
  write: 'keyed',
});

export const deleteCannedAnswer = endpoint('DELETE /api/admin/canned-answers/:answerId', {
  operationId: 'deleteCannedAnswer',
  summary: 'Remove a stored answer',
  tags: ['administration'],
  policy: 'community.moderate',
  proof: 'session',
  params: cannedAnswerParams,
  write: 'keyed',
});

export const listCosmeticsOfUser = endpoint('GET /api/admin/users/:userId/cosmetics', {
  operationId: 'listCosmeticsOfUser',
  summary: 'What a user may wear and wears',
  tags: ['administration'],
  policy: 'users.moderate',
  params: userIdParams,
  reads: 'cosmetics',
  result: userCosmetics,
});

export const giveCosmetic = endpoint('PUT /api/admin/users/:userId/cosmetics/:kind/:key', {
  operationId: 'giveCosmetic',
  summary: 'Give a user something to wear',
  tags: ['administration'],
  policy: 'users.moderate',
  proof: 'session',
  params: cosmeticParams,
  result: userCosmetics,
  write: 'keyed',
});

export const takeCosmetic = endpoint('DELETE /api/admin/users/:userId/cosmetics/:kind/:key', {
  operationId: 'takeCosmetic',
  summary: 'Take from a user what was given to them',
  tags: ['administration'],
  policy: 'users.moderate',
  proof: 'session',
  params: cosmeticParams,
  result: userCosmetics,
  write: 'keyed',
});

export const setWorn = endpoint('PUT /api/admin/users/:userId/worn/:kind', {
  operationId: 'setWorn',
  summary: 'Set which of their own things a user wears, or nothing',
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
  summary: 'Every award and correction of a user, the newest first',
  tags: ['administration'],
  policy: 'users.moderate',
  params: userIdParams,
  query: sheetQuery,
  reads: 'exp',
  result: ledgerAnswer,
});

export const correctExp = endpoint('POST /api/admin/users/:userId/exp', {
  operationId: 'correctExp',
  summary: 'Add or take EXP by an entry of its own; nothing that was paid is changed',
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
  summary: 'Users by the beginning of their name, 25 a page',
  tags: ['administration'],
  policy: 'users.moderate',
  query: usersQuery,
  reads: 'members',
  result: usersAnswer,
});

export const getUserSheet = endpoint('GET /api/admin/users/:userId', {
  operationId: 'getUserSheet',
  summary: 'What staff know of a user',
  tags: ['administration'],
  policy: 'users.moderate',
  params: userIdParams,
  reads: 'sheet',
  result: userSheet,
});

export const listWrittenByUser = endpoint('GET /api/admin/users/:userId/written', {
  operationId: 'listWrittenByUser',
  summary: 'Decks or comments of a user, the newest first, with what moderators hid',
  tags: ['administration'],
  policy: 'users.moderate',
  params: userIdParams,
  query: writtenQuery,
  reads: 'written',
  result: writtenAnswer,
});

export const getSuspension = endpoint('GET /api/admin/users/:userId/suspension', {
  operationId: 'getSuspension',
  summary: 'Whether a user is suspended',
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
  summary: 'What staff noted about a user, the newest first; the user never sees it',
  tags: ['administration'],
  policy: 'users.moderate',
  params: userIdParams,
  query: notesQuery,
  reads: 'notes',
  result: notesAnswer,
});

export const addStaffNote = endpoint('POST /api/admin/users/:userId/notes', {
  operationId: 'addStaffNote',
  summary: 'Note something about a user, for staff alone',
  tags: ['administration'],
  policy: 'users.moderate',
  proof: 'session',
  params: userIdParams,
  body: noteBody,
  write: 'keyed',
});

export const withdrawStaffNote = endpoint('DELETE /api/admin/users/:userId/notes/:noteId', {
  operationId: 'withdrawStaffNote',
  summary: 'Withdraw a note of your own',
  tags: ['administration'],
  policy: 'users.moderate',
  proof: 'session',
  params: noteParams,
  write: 'keyed',
});

export const listSessionsOfUser = endpoint('GET /api/admin/users/:userId/sessions', {
  operationId: 'listSessionsOfUser',
  summary: 'Where a user is signed in',
  tags: ['administration'],
  policy: 'users.moderate',
  params: userIdParams,
  reads: 'sessions',
  result: userSessions,
});

export const endSessionOfUser = endpoint('DELETE /api/admin/users/:userId/sessions/:sessionId', {
  operationId: 'endSessionOfUser',
  summary: 'Sign a user out of one device',
  tags: ['administration'],
  policy: 'users.moderate',
  proof: 'session',
  params: userSessionParams,
  write: 'keyed',
});

export const endSessionsOfUser = endpoint('POST /api/admin/users/:userId/end-sessions', {
  operationId: 'endSessionsOfUser',
  summary: 'Sign a user out everywhere',
  tags: ['administration'],
  policy: 'users.moderate',
  proof: 'session',
  params: userIdParams,
  write: 'keyed',
});
