import { SYSTEM_USER_ID } from '@deckframe/domain/accounts/access/user-id';
import { AppError } from '../../../lib/app-error.ts';
import { writeAudit, writeOwnAudit } from '../../../lib/audit-log.ts';
import type { Caller } from '../../../lib/caller.ts';
import { findSessionToken } from '../../../lib/session-cookie.ts';
import type { SessionUser } from '../../../lib/session-user.ts';
import { inTransaction } from '../../../lib/transaction.ts';
import type { AuthDeps } from '../auth/service.ts';
import { hasAuthenticator, spendCodeTry, takeCode } from '../second-factor/service.ts';
import { markProof } from '../session/service.ts';
import { withPassword } from './secure-changes.ts';

type Proof = { password?: string | undefined; code?: string | undefined };

/**
 * Proves identity again in an open session: by a code if there is an app, else by password. Only a
 * code counts as second factor.
 */
export async function prove(
  deps: AuthDeps,
  user: SessionUser,
  { code, password = '' }: Proof,
  caller: Caller,
): Promise<void> {
  const token = findSessionToken(caller.cookie, deps.env);
  if (token === undefined) throw new AppError('UNAUTHENTICATED');
  const method = code === undefined ? 'password' : 'code';
  try {
    await (code === undefined
      ? proveByPassword(deps, user, { token, password }, caller)
      : proveByCode(deps, user, { token, code }, caller));
  } catch (error) {
    const isWrong =
      error instanceof AppError && ['CODE_WRONG', 'PASSWORD_WRONG'].includes(error.code);
    if (isWrong) await auditRefusal(deps, user, method, caller);
    throw error;
  }
}

async function proveByPassword(
  deps: AuthDeps,
  user: SessionUser,
  { password, token }: { password: string; token: string },
  caller: Caller,
): Promise<void> {
  if (await hasAuthenticator(deps.db, user.id)) throw new AppError('CODE_REQUIRED');
  await withPassword(deps, user, caller, async (db, headers) => {
    await deps.auth.api.verifyPassword({ body: { password }, headers });
    await markProof(db, token, { secondFactor: false });
    await writeOwnAudit(db, user.id, 'session.prove', { method: 'password' }, caller.requestId);
  });
}

async function proveByCode(
  { db: pooled, env }: AuthDeps,
  { email, id: userId }: SessionUser,
  { code, token }: { code: string; token: string },
  { requestId }: Caller,
): Promise<void> {
  await spendCodeTry(pooled, userId);
  await inTransaction(pooled, async (db) => {
    const use = { userId, email, code, requestId, serverSecret: env.SESSION_SECRET };
    await takeCode(db, use);
    await markProof(db, token, { secondFactor: true });
    await writeOwnAudit(db, userId, 'session.prove', { method: 'code' }, requestId);
  });
}

async function auditRefusal(
  { db }: AuthDeps,
  user: SessionUser,
  method: string,
  { requestId }: Caller,
): Promise<void> {
  await writeAudit(db, {
    actorId: SYSTEM_USER_ID,
    action: 'proof.refuse',
    game: null,
    subject: `user:${user.id}`,
    details: { method },
    requestId,
  });
}
