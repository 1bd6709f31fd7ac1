import type {
  passkeyRegistrationBody,
  passkeySignInBody,
} from '@deckframe/contract/accounts/passkeys';
import type { Database } from '@deckframe/database/db';
import { can } from '@deckframe/domain/accounts/access/can';
import {
  printUserId,
  SYSTEM_USER_ID,
  type UserId,
} from '@deckframe/domain/accounts/access/user-id';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { z } from 'zod';
import type { Env } from '../../../env.ts';
import type { AccountPart } from '../../../lib/account-part.ts';
import { AppError } from '../../../lib/app-error.ts';
import { writeAudit, writeOwnAudit } from '../../../lib/audit-log.ts';
import type { Caller } from '../../../lib/caller.ts';
import { spendDatabaseLimit } from '../../../lib/database-limit.ts';
import { findSessionToken } from '../../../lib/session-cookie.ts';
import type { SessionUser } from '../../../lib/session-user.ts';
import { inTransaction } from '../../../lib/transaction.ts';
import {
  mailFactorChange,
  refuseWithoutFactor,
  requireShownFactor,
} from '../second-factor/service.ts';
import { endSessionOf, markProof } from '../session/service.ts';
import { runAuthCall } from './auth-call.ts';
import type { AuthDeps } from './auth-deps.ts';
import { AUTH_LIMITS } from './account-mails.ts';
import { CHALLENGE_SECONDS, storeChallenge, useChallenge, type CookieDeps } from './challenge.ts';
import {
  deletePasskey,
  deletePasskeys,
  findPasskey,
  insertPasskey,
  listPasskeys,
  updatePasskeyName,
  updatePasskeyUse,
  type PasskeyRow,
} from './passkey-queries.ts';
import { mailPasskeyAdded } from './account-mails.ts';

export { printUsedChallengeCookie } from './challenge.ts';
export { deletePasskeys } from './passkey-queries.ts';

function toPasskey(row: PasskeyRow) {
  return {
    id: String(row.id),
    name: row.name ?? '',
    createdAt: (row.created_at ?? new Date(0)).toISOString(),
    synced: row.backed_up,
  };
}

const NAME = 'Deckframe';
const TIMEOUT_MS = CHALLENGE_SECONDS * 1000;

/** A large library, loaded on first use. */
const loadWebAuthn = () => import('@simplewebauthn/server');

type Site = Pick<Env, 'PUBLIC_URL' | 'SESSION_SECRET'>;

const rpIdOf = (env: Site): string => new URL(env.PUBLIC_URL).hostname;
const originOf = (env: Site): string => new URL(env.PUBLIC_URL).origin;

export async function listOwnPasskeys(db: Database, userId: UserId) {
  const rows = await listPasskeys(db, userId);
  return { passkeys: rows.map(toPasskey) };
}

/** Returns the options for creating a passkey and the challenge cookie. */
export async function beginRegistration(db: Database, user: SessionUser, site: CookieDeps) {
  const { env } = site;
  const { generateRegistrationOptions } = await loadWebAuthn();
  const known = await listPasskeys(db, user.id);
  const options = await generateRegistrationOptions({
    rpName: NAME,
    rpID: rpIdOf(env),
    userName: user.username,
    userDisplayName: user.username,
    userID: new TextEncoder().encode(printUserId(user.id)),
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: known.map((row) => ({ id: row.credential_id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const cookie = await storeChallenge(db, { challenge: options.challenge, userId: user.id }, site);
  const { challenge, pubKeyCredParams, rp, user: owner } = options;
  return {
    cookie,
    options: {
      challenge,
      rp: { id: rpIdOf(env), name: rp.name },
      user: { id: owner.id, name: owner.name, displayName: owner.displayName },
      pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ type: 'public-key' as const, alg })),
      timeout: TIMEOUT_MS,
      attestation: 'none' as const,
      excludeCredentials: known.map((row) => ({
        id: row.credential_id,
        type: 'public-key' as const,
      })),
      authenticatorSelection: {
        residentKey: 'required' as const,
        requireResidentKey: true as const,
        userVerification: 'required' as const,
      },
    },
  };
}

type Registration = z.output<typeof passkeyRegistrationBody>;

export async function addPasskey(
  db: Database,
  user: SessionUser,
  body: Registration,
  caller: Caller,
  site: CookieDeps,
) {
  const { env } = site;
  await requireShownFactor(db, user);
  const { challenge, userId } = await useChallenge(db, caller.cookie, site);
  if (!can(user, 'passkey.change', { ownerId: userId })) throw new AppError('PASSKEY_INVALID');
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { registrationInfo: made } = await refuseBadAnswer(() =>
    verifyRegistrationResponse({
      response: body.response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: originOf(env),
      expectedRPID: rpIdOf(env),
      requireUserVerification: true,
    }),
  );
  const { credential } = made;
  const row = await insertPasskey(db, {
    user_id: user.id,
    name: body.name.trim(),
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    credential_id: credential.id,
    counter: credential.counter,
    device_type: made.credentialDeviceType,
    backed_up: made.credentialBackedUp,
    transports: (credential.transports ?? []).join(','),
    aaguid: made.aaguid,
  });
  if (row === undefined) throw new AppError('PASSKEY_KNOWN');
  // Creating a passkey counts as second factor of this session.
  const token = findSessionToken(caller.cookie, env);
  if (token !== undefined) await markProof(db, token, { secondFactor: true });
  await audit(db, user.id, 'passkey.add', row.id, caller.requestId);
  await runAuthCall({ ...caller, db, method: 'passkey' }, () => mailPasskeyAdded(user.email));
  return toPasskey(row);
}

export async function renamePasskey(db: Database, userId: UserId, id: string, name: string) {
  const row = await updatePasskeyName(db, userId, Number(id), name.trim());
  if (row === undefined) throw new AppError('PASSKEY_NOT_FOUND');
  return toPasskey(row);
}

export async function removePasskey(
  db: Database,
  user: SessionUser,
  id: string,
  requestId: string,
): Promise<void> {
  await requireShownFactor(db, user);
  const isGone = await deletePasskey(db, user.id, Number(id));
  if (!isGone) throw new AppError('PASSKEY_NOT_FOUND');
  await refuseWithoutFactor(db, user);
  await audit(db, user.id, 'passkey.remove', Number(id), requestId);
  await mailFactorChange(db, user.email, 'passkey-removed');
}

export async function beginSignIn({ clock, db, env }: AuthDeps, caller: Caller) {
  await spendDatabaseLimit(db, AUTH_LIMITS.passkeyPerAddress, caller.address);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const { challenge } = await generateAuthenticationOptions({ rpID: rpIdOf(env) });
  const cookie = await storeChallenge(db, { challenge, userId: null }, { clock, env });
  const userVerification = 'required' as const;
  const options = { challenge, rpId: rpIdOf(env), timeout: TIMEOUT_MS, userVerification };
  return { cookie, options };
}

type SignIn = z.output<typeof passkeySignInBody>;

/** Creates a session with a second factor, because a passkey combines device and verification. */
export async function signInByPasskey(
  deps: AuthDeps,
  body: SignIn,
  caller: Caller,
): Promise<string> {
  const { auth, db: pooled, env } = deps;
  await spendDatabaseLimit(pooled, AUTH_LIMITS.passkeyPerAddress, caller.address);
  return usePasskey(deps, body, caller, 'session.refuse', async (db, row) => {
    const session = await runAuthCall({ ...caller, db, method: 'passkey' }, async () => {
      const { internalAdapter } = await auth.$context;
      const owner = printUserId(row.user_id);
      return internalAdapter.createSession(owner, false, { userAgent: caller.userAgent });
    });
    await markProof(db, session.token, { secondFactor: true });
    await endSessionOf(db, caller.cookie, env);
    return session.token;
  });
}

/** Proves identity in an open session with the member's own passkey. */
export async function proveByPasskey(
  deps: AuthDeps,
  user: SessionUser,
  body: SignIn,
  caller: Caller,
): Promise<void> {
  await spendDatabaseLimit(deps.db, AUTH_LIMITS.passkeyPerAddress, caller.address);
  await usePasskey(deps, body, caller, 'proof.refuse', async (db, row) => {
    const token = findSessionToken(caller.cookie, deps.env);
    const isOwn = can(user, 'passkey.change', { ownerId: row.user_id });
    if (!isOwn || token === undefined) throw new AppError('PASSKEY_INVALID');
    await markProof(db, token, { secondFactor: true });
    await writeOwnAudit(db, user.id, 'session.prove', { method: 'passkey' }, caller.requestId);
  });
}

/** Verifies an answer and runs what follows in a transaction; refusals are audited. */
async function usePasskey<T>(
  { clock, db: pooled, env }: AuthDeps,
  { response }: SignIn,
  caller: Caller,
  refusal: 'session.refuse' | 'proof.refuse',
  effect: (db: Database, row: PasskeyRow) => Promise<T>,
): Promise<T> {
  try {
    // Outside the transaction, because a wrong answer also consumes the challenge.
    const { challenge, userId } = await useChallenge(pooled, caller.cookie, { clock, env });
    if (userId !== null) throw new AppError('PASSKEY_INVALID');
    return await inTransaction(pooled, async (db) => {
      const row = await findPasskey(db, response.id);
      if (row === undefined) throw new AppError('PASSKEY_INVALID');
      await verifyAnswer(db, env, row, response as AuthenticationResponseJSON, challenge);
      return effect(db, row);
    });
  } catch (error) {
    if (error instanceof AppError && error.code === 'PASSKEY_INVALID') {
      await auditRefusal(pooled, response.id, refusal, caller.requestId);
    }
    throw error;
  }
}

async function verifyAnswer(
  db: Database,
  env: Site,
  row: PasskeyRow,
  response: AuthenticationResponseJSON,
  expectedChallenge: string,
): Promise<void> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { authenticationInfo: used } = await refuseBadAnswer(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: originOf(env),
      expectedRPID: rpIdOf(env),
      requireUserVerification: true,
      credential: {
        id: row.credential_id,
        publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
        counter: row.counter,
      },
    }),
  );
  await updatePasskeyUse(db, row.id, {
    counter: used.newCounter,
    backed_up: used.credentialBackedUp,
  });
}

export const passkeysPart: AccountPart = {
  name: 'passkeys',
  covers: { 'auth_passkeys.user_id': ['export', 'erase'] },
  read: async (db, userId) => (await listPasskeys(db, userId)).map(toPasskey),
  erase: deletePasskeys,
};

/** Every fault of an answer gets the same refusal. */
async function refuseBadAnswer<T extends { verified: boolean }>(
  verify: () => Promise<T>,
): Promise<T & { verified: true }> {
  const result = await verify().catch((error: unknown) => {
    throw new AppError('PASSKEY_INVALID', {}, { cause: error });
  });
  if (!result.verified) throw new AppError('PASSKEY_INVALID');
  return result as T & { verified: true };
}

/** Written outside the transaction that was rolled back. */
async function auditRefusal(
  db: Database,
  credentialId: string,
  action: string,
  requestId: string,
): Promise<void> {
  const row = await findPasskey(db, credentialId);
  await writeAudit(db, {
    actorId: SYSTEM_USER_ID,
    action,
    game: null,
    subject: row === undefined ? 'user:unknown' : `user:${row.user_id}`,
    details: { method: 'passkey' },
    requestId,
  });
}

async function audit(
  db: Database,
  userId: UserId,
  action: string,
  passkeyId: number,
  requestId: string,
): Promise<void> {
  await writeAudit(db, {
    actorId: userId,
    action,
    game: null,
    subject: `user:${userId}`,
    details: { passkey: passkeyId },
    requestId,
  });
}
