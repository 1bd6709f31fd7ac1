import { endpoint } from '../endpoint.ts';
import { statusAnswer } from './account.ts';
import {
  availabilityAnswer,
  availabilityQuery,
  mailBody,
  registerBody,
  resetConfirmBody,
  signInBody,
  signedInAnswer,
  tokenBody,
  userStatusAnswer,
  userStatusBody,
  usernameReminderBody,
} from './auth.ts';
import {
  passkeyCreationOptions,
  passkeyEntry,
  passkeyList,
  passkeyParams,
  passkeyRegistrationBody,
  passkeyRequestOptions,
  passkeySignInBody,
  renamePasskeyBody,
} from './passkeys.ts';
import {
  codeBody,
  recoveryCodesAnswer,
  secondFactorSetUp,
  secondFactorState,
} from './second-factor.ts';

export const getPasskeySignInOptions = endpoint('POST /api/auth/passkey-options', {
  operationId: 'getPasskeySignInOptions',
  summary: 'Start signing in with a passkey',
  tags: ['passkeys'],
  policy: 'auth.signIn',
  result: passkeyRequestOptions,
});

export const signInByPasskey = endpoint('POST /api/auth/passkey-sign-in', {
  operationId: 'signInByPasskey',
  summary: 'Log in with a passkey',
  tags: ['passkeys'],
  policy: 'auth.signIn',
  body: passkeySignInBody,
  result: signedInAnswer,
});

export const listPasskeys = endpoint('GET /api/me/passkeys', {
  operationId: 'listPasskeys',
  summary: 'List your passkeys',
  tags: ['passkeys'],
  policy: 'account.own',
  result: passkeyList,
});

export const getPasskeyCreationOptions = endpoint('POST /api/me/passkeys/options', {
  operationId: 'getPasskeyCreationOptions',
  summary: 'Start adding a passkey',
  tags: ['passkeys'],
  policy: 'account.own',
  proof: 'fresh',
  result: passkeyCreationOptions,
});

export const addPasskey = endpoint('POST /api/me/passkeys', {
  operationId: 'addPasskey',
  summary: 'Add a passkey',
  tags: ['passkeys'],
  policy: 'account.own',
  proof: 'fresh',
  body: passkeyRegistrationBody,
  result: passkeyEntry,
  write: 'keyed',
});

export const renamePasskey = endpoint('PATCH /api/me/passkeys/:passkeyId', {
  operationId: 'renamePasskey',
  summary: 'Rename a passkey',
  tags: ['passkeys'],
  policy: 'account.own',
  proof: 'session',
  params: passkeyParams,
  body: renamePasskeyBody,
  result: passkeyEntry,
  write: 'keyed',
});

export const removePasskey = endpoint('DELETE /api/me/passkeys/:passkeyId', {
  operationId: 'removePasskey',
  summary: 'Remove a passkey',
  tags: ['passkeys'],
  policy: 'account.own',
  proof: 'fresh',
  params: passkeyParams,
  write: 'keyed',
});

export const register = endpoint('POST /api/auth/register', {
  operationId: 'register',
  summary: 'Create an account; the response does not reveal whether the address has one',
  tags: ['sign-in'],
  policy: 'auth.register',
  body: registerBody,
  result: statusAnswer,
});

export const getUsernameAvailability = endpoint('GET /api/auth/username-availability', {
  operationId: 'getUsernameAvailability',
  summary: 'Check whether a username is available',
  tags: ['sign-in'],
  policy: 'auth.register',
  query: availabilityQuery,
  result: availabilityAnswer,
});

export const verifyEmail = endpoint('POST /api/auth/verify-email', {
  operationId: 'verifyEmail',
  summary: 'Confirm an e-mail address with the e-mailed token',
  tags: ['sign-in'],
  policy: 'auth.register',
  body: tokenBody,
  result: statusAnswer,
});

export const resendVerification = endpoint('POST /api/auth/resend-verification', {
  operationId: 'resendVerification',
  summary: 'Send the confirmation e-mail again',
  tags: ['sign-in'],
  policy: 'auth.register',
  body: mailBody,
  result: statusAnswer,
});

export const signIn = endpoint('POST /api/auth/sign-in', {
  operationId: 'signIn',
  summary: 'Sign in by e-mail address or username',
  tags: ['sign-in'],
  policy: 'auth.signIn',
  body: signInBody,
  result: signedInAnswer,
});

export const getUserStatus = endpoint('POST /api/auth/user-status', {
  operationId: 'getUserStatus',
  summary: 'Check whether an account must be migrated; needs its password',
  tags: ['sign-in'],
  policy: 'auth.signIn',
  body: userStatusBody,
  result: userStatusAnswer,
});

export const requestPasswordReset = endpoint('POST /api/auth/password-reset', {
  operationId: 'requestPasswordReset',
  summary: 'Send an e-mail with a link for a new password',
  tags: ['sign-in'],
  policy: 'auth.recover',
  body: mailBody,
  result: statusAnswer,
});

export const confirmPasswordReset = endpoint('POST /api/auth/password-reset/confirm', {
  operationId: 'confirmPasswordReset',
  summary: 'Set a new password with the e-mailed token',
  tags: ['sign-in'],
  policy: 'auth.recover',
  body: resetConfirmBody,
  result: statusAnswer,
});

export const sendUsernameReminder = endpoint('POST /api/auth/username-reminder', {
  operationId: 'sendUsernameReminder',
  summary: 'Send an e-mail with the username of an address',
  tags: ['sign-in'],
  policy: 'auth.recover',
  body: usernameReminderBody,
  result: statusAnswer,
});

export const getSecondFactor = endpoint('GET /api/me/second-factor', {
  operationId: 'getSecondFactor',
  summary: 'Read your second factors and whether this session has used one',
  tags: ['account'],
  policy: 'account.own',
  result: secondFactorState,
});

export const beginSecondFactor = endpoint('POST /api/me/second-factor/begin', {
  operationId: 'beginSecondFactor',
  summary: 'Start setting up an authenticator app',
  tags: ['account'],
  policy: 'account.own',
  proof: 'fresh',
  result: secondFactorSetUp,
});

export const confirmSecondFactor = endpoint('POST /api/me/second-factor/confirm', {
  operationId: 'confirmSecondFactor',
  summary: 'Enable the authenticator app; returns the recovery codes',
  tags: ['account'],
  policy: 'account.own',
  proof: 'fresh',
  body: codeBody,
  result: recoveryCodesAnswer,
});

export const remakeRecoveryCodes = endpoint('POST /api/me/second-factor/recovery-codes', {
  operationId: 'remakeRecoveryCodes',
  summary: 'Create new recovery codes and revoke the old ones',
  tags: ['account'],
  policy: 'account.own',
  proof: 'fresh',
  result: recoveryCodesAnswer,
});

export const removeSecondFactor = endpoint('DELETE /api/me/second-factor', {
  operationId: 'removeSecondFactor',
  summary: 'Remove the authenticator app',
  tags: ['account'],
  policy: 'account.own',
  proof: 'fresh',
});
