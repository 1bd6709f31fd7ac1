import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  accountAnswer,
  blockList,
  blocksQuery,
  changeEmailBody,
  changePasswordBody,
  deleteAccountBody,
  endedAnswer,
  linkCallbackQuery,
  providerParams,
  sessionList,
  sessionParams,
  startLinkAnswer,
  startLinkBody,
  statusAnswer,
  userIdParams,
} from './account.ts';
import { meAnswer, tokenBody } from './auth.ts';
import { passkeySignInBody } from './passkeys.ts';
import { proofBody } from './second-factor.ts';

export const startLink = endpoint('POST /api/me/links/:provider', {
  operationId: 'startLink',
  summary: 'Start linking an account of another service',
  tags: ['account'],
  policy: 'account.own',
  proof: 'session',
  params: providerParams,
  body: startLinkBody,
  result: startLinkAnswer,
});

export const unlink = endpoint('DELETE /api/me/links/:provider', {
  operationId: 'unlink',
  summary: 'Unlink an account of another service',
  tags: ['account'],
  policy: 'account.own',
  proof: 'fresh',
  params: providerParams,
  result: statusAnswer,
  write: 'keyed',
});

export const finishLink = endpoint('GET /api/auth/callback/:provider', {
  operationId: 'finishLink',
  summary: 'Finish linking an account of another service',
  tags: ['account'],
  policy: 'auth.link',
  params: providerParams,
  query: linkCallbackQuery,
  status: 302,
});

export const prove = endpoint('POST /api/me/proof', {
  operationId: 'prove',
  summary: 'Confirm your identity by a code or the password',
  tags: ['account'],
  policy: 'account.own',
  proof: 'session',
  body: proofBody,
  result: statusAnswer,
});

export const proveByPasskey = endpoint('POST /api/me/proof/passkey', {
  operationId: 'proveByPasskey',
  summary: 'Confirm your identity with a passkey; starts like a passkey sign-in',
  tags: ['account'],
  policy: 'account.own',
  proof: 'session',
  body: passkeySignInBody,
  result: statusAnswer,
});

export const getAccount = endpoint('GET /api/me/account', {
  operationId: 'getAccount',
  summary: 'Read the private data of your account',
  tags: ['account'],
  policy: 'account.own',
  result: accountAnswer,
});

export const changePassword = endpoint('POST /api/me/password', {
  operationId: 'changePassword',
  summary: 'Change your password; all other sessions end',
  tags: ['account'],
  policy: 'account.own',
  proof: 'fresh-or-password',
  body: changePasswordBody,
  result: statusAnswer,
});

export const changeEmail = endpoint('POST /api/me/email', {
  operationId: 'changeEmail',
  summary: 'Change your e-mail address; it takes effect after confirmation',
  tags: ['account'],
  policy: 'account.own',
  proof: 'fresh-or-password',
  body: changeEmailBody,
  result: statusAnswer,
});

export const confirmEmailChange = endpoint('POST /api/auth/confirm-email', {
  operationId: 'confirmEmailChange',
  summary: 'Confirm a new e-mail address with the e-mailed token',
  tags: ['account'],
  policy: 'auth.recover',
  body: tokenBody,
  result: statusAnswer,
});

export const exportAccount = endpoint('GET /api/me/export', {
  operationId: 'exportAccount',
  summary: 'Download all data stored about you',
  tags: ['account'],
  policy: 'account.own',
  result: z.any().meta({
    description:
      'One streamed JSON document; its last key is `complete`. Without it, the file is incomplete',
  }),
});

export const deleteAccount = endpoint('POST /api/me/delete', {
  operationId: 'deleteAccount',
  summary: 'Delete your account',
  tags: ['account'],
  policy: 'account.own',
  proof: 'fresh-or-password',
  body: deleteAccountBody,
  result: statusAnswer,
});

export const listBlocks = endpoint('GET /api/me/blocks', {
  operationId: 'listBlocks',
  summary: 'List the members you have blocked',
  tags: ['account'],
  policy: 'account.own',
  query: blocksQuery,
  result: blockList,
});

export const blockUser = endpoint('PUT /api/me/blocks/:userId', {
  operationId: 'blockUser',
  summary: 'Block a user',
  tags: ['account'],
  policy: 'account.own',
  proof: 'session',
  params: userIdParams,
  write: 'keyed',
});

export const unblockUser = endpoint('DELETE /api/me/blocks/:userId', {
  operationId: 'unblockUser',
  summary: 'Unblock a user',
  tags: ['account'],
  policy: 'account.own',
  proof: 'session',
  params: userIdParams,
  write: 'keyed',
});

export const getMe = endpoint('GET /api/me', {
  operationId: 'getMe',
  summary: 'Read the signed-in user; extends the session',
  tags: ['account'],
  policy: 'session.read',
  result: meAnswer,
});

export const endSession = endpoint('DELETE /api/me/session', {
  operationId: 'endSession',
  summary: 'End this session',
  tags: ['account'],
  policy: 'session.end',
});

export const listSessions = endpoint('GET /api/me/sessions', {
  operationId: 'listSessions',
  summary: 'List your sessions',
  tags: ['account'],
  policy: 'account.own',
  result: sessionList,
});

export const endOneSession = endpoint('DELETE /api/me/sessions/:sessionId', {
  operationId: 'endOneSession',
  summary: 'End one of your sessions',
  tags: ['account'],
  policy: 'account.own',
  proof: 'fresh',
  params: sessionParams,
});

export const endOtherSessions = endpoint('POST /api/me/sessions/end-others', {
  operationId: 'endOtherSessions',
  summary: 'End all your other sessions',
  tags: ['account'],
  policy: 'account.own',
  proof: 'fresh',
  result: endedAnswer,
  write: 'keyed',
});

export const endAllSessions = endpoint('DELETE /api/me/sessions', {
  operationId: 'endAllSessions',
  summary: 'Log out everywhere',
  tags: ['account'],
  policy: 'account.own',
  proof: 'fresh',
});
