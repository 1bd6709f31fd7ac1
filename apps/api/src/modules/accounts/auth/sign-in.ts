import { APIError } from 'better-auth';
import type { Database } from '@deckframe/database/db';
import {
  parseUserId,
  printUserId,
  SYSTEM_USER_ID,
} from '@deckframe/domain/accounts/access/user-id';
import { foldUsername } from '@deckframe/domain/accounts/access/usernames';
import type { Env } from '../../../env.ts';
import { AppError } from '../../../lib/app-error.ts';
import { writeAudit } from '../../../lib/audit-log.ts';
import type { Caller } from '../../../lib/caller.ts';
import { systemClock } from '../../../lib/clock.ts';
import { findCookie, printLastingCookie } from '../../../lib/cookies.ts';
import { spendDatabaseLimit } from '../../../lib/database-limit.ts';
import { isSecure } from '../../../lib/session-cookie.ts';
import { readSignedValue, signValue } from '../../../lib/signed-value.ts';
import { inTransaction } from '../../../lib/transaction.ts';
import { hasAuthenticator, spendCodeTry, takeCode } from '../second-factor/service.ts';
import { endSessionOf, markProof } from '../session/service.ts';
import { type AuthCall, runAuthCall, hashOf } from './auth-call.ts';
import type { AuthDeps } from './auth-deps.ts';
import { AUTH_LIMITS, NOBODY } from './account-mails.ts';
import { findEmailByUsername, findUserByEmail, upgradeHash } from './queries.ts';
import { resendVerification } from './recover.ts';

type CookieEnv = Pick<Env, 'PUBLIC_URL' | 'SESSION_SECRET'>;

const DEVICE_COOKIE = 'deckframe.device';
const COOKIE_SECONDS = 400 * 86_400;
/** A family shares a device. */
const ACCOUNTS_MAX = 5;

/**
 * Hashes of accounts that logged in on this device. It only exempts the device from limits caused
 * by others.
 */
function listKnownAccounts(cookie: string | undefined, env: CookieEnv): string[] {
  const signed = findCookie(cookie, DEVICE_COOKIE, isSecure(env));
  const value = signed === undefined ? undefined : readSignedValue(signed, signing(env));
  return value?.split(',') ?? [];
}

export function printDeviceCookie(
  cookie: string | undefined,
  account: string,
  env: CookieEnv,
): string {
  const others = listKnownAccounts(cookie, env).filter((known) => known !== account);
  const value = [account, ...others].slice(0, ACCOUNTS_MAX).join(',');
  const signed = signValue(value, { ...signing(env), seconds: COOKIE_SECONDS });
  return printLastingCookie(DEVICE_COOKIE, signed, isSecure(env), COOKIE_SECONDS);
}

const signing = ({ SESSION_SECRET: secret }: CookieEnv) =>
  ({ purpose: 'device', secret, now: systemClock.now() }) as const;

/**
 * Logs in by e-mail address or name. Unknown accounts and wrong passwords get the same answer after
 * the same work.
 */
export async function signIn(
  deps: AuthDeps,
  input: { identifier: string; password: string; code?: string | undefined },
  caller: Caller,
): Promise<{ token: string; account: string }> {
  const { auth, db: pooled, passwordGate } = deps;
  const email = await spendAndFindEmail(deps, input.identifier, caller);
  const headers = new Headers({ 'user-agent': caller.userAgent });
  const body = { email, password: input.password };
  try {
    const { token } = await passwordGate.run(() =>
      inTransaction(pooled, async (db) => {
        const call: AuthCall = { ...caller, db, method: 'password' };
        const signedIn = await runAuthCall(call, () => auth.api.signInEmail({ body, headers }));
        await admitSecondFactor(deps, db, signedIn, input.code, caller);
        if (call.upgrade) await upgradeHash(db, parseUserId(signedIn.user.id), call.upgrade);
        // A login ends the previous session of the browser.
        await endSessionOf(db, caller.cookie, deps.env);
        return signedIn;
      }),
    );
    return { token, account: hashOf(email) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'CODE_WRONG') {
      await auditRefusal(deps, email, caller, 'code');
    }
    if (!(error instanceof APIError)) throw error;
    if (error.body?.code !== 'EMAIL_NOT_VERIFIED') {
      await auditRefusal(deps, email, caller, 'password');
      throw new AppError('CREDENTIALS_INVALID');
    }
    // The password was right, so the caller may know; the link is mailed again.
    await resendVerification(deps, email, caller).catch(ignoreLimit);
    throw new AppError('EMAIL_NOT_VERIFIED');
  }
}

/**
 * Requires the code of an existing authenticator app. Without a right code the whole login rolls
 * back.
 */
async function admitSecondFactor(
  { db: pooled, env }: AuthDeps,
  db: Database,
  { token, user }: { token: string; user: { id: string; email: string } },
  code: string | undefined,
  { requestId }: Caller,
): Promise<void> {
  const userId = parseUserId(user.id);
  if (!(await hasAuthenticator(db, userId))) return;
  if (code === undefined) throw new AppError('CODE_REQUIRED');
  const use = { userId, email: user.email, code, requestId, serverSecret: env.SESSION_SECRET };
  await spendCodeTry(pooled, userId);
  await takeCode(db, use);
  await markProof(db, token, { secondFactor: true });
}

/** Written outside the transaction that was rolled back, also for unknown accounts. */
async function auditRefusal(
  { db }: AuthDeps,
  email: string,
  caller: Caller,
  method: 'password' | 'code',
): Promise<void> {
  const user = await findUserByEmail(db, email);
  await writeAudit(db, {
    actorId: SYSTEM_USER_ID,
    action: 'session.refuse',
    game: null,
    subject: user === undefined ? 'user:unknown' : `user:${user.id}`,
    details: { method },
    requestId: caller.requestId,
  });
}

/** Repeated logins need no further mails. */
function ignoreLimit(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== 'RATE_LIMITED') throw error;
}

/** Reveals, with the right password, whether the account must be migrated. */
export async function checkUserStatus(
  deps: AuthDeps,
  input: { email: string; password: string },
  caller: Caller,
): Promise<{ needsMigration: boolean }> {
  const { auth, db, passwordGate } = deps;
  const email = await spendAndFindEmail(deps, input.email, caller);
  const user = await findUserByEmail(db, email);
  const isRight = await passwordGate.run(async () => {
    const { internalAdapter, password } = await auth.$context;
    const account =
      user === undefined ? null : await internalAdapter.findCredentialAccount(printUserId(user.id));
    if (typeof account?.password !== 'string') {
      await password.hash(input.password);
      return false;
    }
    return password.verify({ hash: account.password, password: input.password });
  });
  if (!isRight || user === undefined) {
    await auditRefusal(deps, email, caller, 'password');
    throw new AppError('CREDENTIALS_INVALID');
  }
  return { needsMigration: user.hasmigrated === false };
}

async function spendAndFindEmail(
  { db, env }: AuthDeps,
  identifier: string,
  { address, cookie }: Caller,
): Promise<string> {
  const name = foldUsername(identifier);
  await spendDatabaseLimit(db, AUTH_LIMITS.signInPerAddress, address);
  const isAddress = name.includes('@');
  const found = isAddress ? name : await findEmailByUsername(db, name);
  const account = hashOf(found ?? name);
  await spendDatabaseLimit(db, AUTH_LIMITS.signInFromPlace, `${account}:${address}`);
  await spendDatabaseLimit(db, AUTH_LIMITS.signInFromPlacePerDay, `${account}:${address}`);
  if (!listKnownAccounts(cookie, env).includes(account)) {
    await spendDatabaseLimit(db, AUTH_LIMITS.signInPerAccount, account);
  }
  return found ?? NOBODY;
}
