import { RECOVERY_CODES } from '@deckframe/contract/accounts/second-factor';
import type { Database } from '@deckframe/database/db';
import { isStaff } from '@deckframe/domain/accounts/access/roles';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { randomBytes } from 'node:crypto';
import type { AccountPart } from '../../../lib/account-part.ts';
import { AppError } from '../../../lib/app-error.ts';
import { writeOwnAudit } from '../../../lib/audit-log.ts';
import { clearDatabaseLimit, spendDatabaseLimit } from '../../../lib/database-limit.ts';
import { hashToken } from '../../../lib/hash-token.ts';
import type { SessionUser } from '../../../lib/session-user.ts';
import { endSessionsWith, markProof } from '../session/service.ts';
import { mailFactorChange } from './factor-mails.ts';
import {
  countFactors,
  deleteSecondFactor,
  eraseFactors,
  findAuthenticator,
  lockFactors,
  putAuthenticator,
  takeRecoveryCode,
  takeStep,
  confirmPending,
  findPendingSecret,
  putPendingSecret,
  replaceRecoveryCodes,
} from './queries.ts';
import { openSecret, sealSecret } from './secret-box.ts';
import { printBase32, findTotpStep, totpCode, makeTotpSecret, printOtpauthUri } from './totp.ts';

export { mailFactorChange } from './factor-mails.ts';
export { deleteSecondFactor } from './queries.ts';

/** 136 random bits, so a plain hash is safe. */
const CODE_BYTES = 17;
const GROUP = /.{7}(?=.)/g;

/** Creates ten recovery codes. Example: `k3n2qa7-…`, four groups of seven. */
function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    printBase32(randomBytes(CODE_BYTES)).toLowerCase().replaceAll(GROUP, '$&-'),
  );
}

/** Ignores spaces, dashes and case. */
const hashRecoveryCode = (code: string): string =>
  hashToken(code.toLowerCase().replaceAll(/[\s-]/g, ''));

const MINUTE = 60;

/** Three of a million codes are valid at a time, so these limits make guessing hopeless. */
const CODE_LIMITS = [
  { name: 'code', max: 5, windowSeconds: 15 * MINUTE },
  { name: 'code-day', max: 30, windowSeconds: 24 * 60 * MINUTE },
] as const;

const SIX_DIGITS = /^\d{6}$/;

/** True if a password alone does not log this member in. */
export async function hasAuthenticator(db: Database, userId: UserId): Promise<boolean> {
  return (await findAuthenticator(db, userId)) !== undefined;
}

type CodeUse = {
  userId: UserId;
  email: string;
  code: string;
  requestId: string;
  serverSecret: string;
};

/** Spent before every attempt, outside its transaction, so that failures count. */
export async function spendCodeTry(db: Database, userId: UserId): Promise<void> {
  for (const limit of CODE_LIMITS) await spendDatabaseLimit(db, limit, userId);
}

/** Consumes an app code or a recovery code; throws `CODE_WRONG`. */
export async function takeCode(db: Database, use: CodeUse): Promise<void> {
  const digits = use.code.replaceAll(/\s/g, '');
  if (SIX_DIGITS.test(digits)) {
    const stored = await findAuthenticator(db, use.userId);
    const secret = stored && openSecret(stored.secret, use.userId, use.serverSecret);
    const step = secret && findTotpStep(secret, digits, stored.now.getTime());
    if (step === undefined || !(await takeStep(db, use.userId, step))) {
      throw new AppError('CODE_WRONG');
    }
  } else {
    const isTaken = await takeRecoveryCode(db, use.userId, hashRecoveryCode(use.code));
    if (!isTaken) throw new AppError('CODE_WRONG');
    await writeOwnAudit(db, use.userId, 'recovery-code.use', {}, use.requestId);
    await mailFactorChange(db, use.email, 'recovery-code');
  }
  await forgetCodeTries(db, use.userId);
}

/** Resets the limit after a right code or a new password. */
export async function forgetCodeTries(db: Database, userId: UserId): Promise<void> {
  for (const limit of CODE_LIMITS) await clearDatabaseLimit(db, limit, userId);
}

/** Requires a shown factor before factors change, so that a stolen password is not enough. */
export async function requireShownFactor(db: Database, user: SessionUser): Promise<void> {
  await lockFactors(db, user.id);
  if (user.secondFactor) return;
  const { has_app: hasApp, passkeys } = await countFactors(db, user.id);
  if (hasApp || passkeys > 0) throw new AppError('SECOND_FACTOR_REQUIRED');
}

/** Refuses removing the last factor of staff. Call it after the removal, in its transaction. */
export async function refuseWithoutFactor(db: Database, user: SessionUser): Promise<void> {
  if (!isStaff(user.heldRoles)) return;
  const { has_app: hasApp, passkeys } = await countFactors(db, user.id);
  if (!hasApp && passkeys === 0) throw new AppError('SECOND_FACTOR_LAST');
}

export async function describeSecondFactor(db: Database, user: SessionUser) {
  const stored = await findAuthenticator(db, user.id);
  const { codes_left: recoveryCodesLeft, passkeys } = await countFactors(db, user.id);
  return {
    authenticator:
      stored === undefined ? null : { addedAt: stored.added_at.toISOString(), recoveryCodesLeft },
    passkeys,
    required: isStaff(user.heldRoles),
    proved: user.secondFactor,
  };
}

/** Sets a known secret for demo members. */
export async function giveAuthenticator(
  db: Database,
  userId: UserId,
  secret: Uint8Array,
  serverSecret: string,
): Promise<void> {
  await putAuthenticator(db, userId, sealSecret(secret, userId, serverSecret));
}

/** Returns the current code of a member's app, in development only. */
export async function readCode(
  db: Database,
  userId: UserId,
  serverSecret: string,
): Promise<string | undefined> {
  const stored = await findAuthenticator(db, userId);
  const secret = stored && openSecret(stored.secret, userId, serverSecret);
  return secret && totpCode(secret, stored.now.getTime());
}

export const secondFactorPart: AccountPart = {
  name: 'secondFactor',
  covers: {
    'second_factors.user_id': ['export', 'erase'],
    'recovery_codes.user_id': ['export', 'erase'],
  },
  async read(db, userId) {
    const stored = await findAuthenticator(db, userId);
    const { codes_left: recoveryCodesLeft } = await countFactors(db, userId);
    return stored === undefined
      ? []
      : [{ authenticatorAddedAt: stored.added_at.toISOString(), recoveryCodesLeft }];
  },
  erase: eraseFactors,
};

const ISSUER = 'Deckframe';

type Change = { user: SessionUser; requestId: string };

/** Creates a pending secret, which is activated by its first code. */
export async function beginSetUp(db: Database, { user }: Change, serverSecret: string) {
  await requireShownFactor(db, user);
  const secret = makeTotpSecret();
  await putPendingSecret(db, user.id, sealSecret(secret, user.id, serverSecret));
  return { secret: printBase32(secret), uri: printOtpauthUri(secret, ISSUER, user.username) };
}

/** Returns the recovery codes. This session now has a second factor; all others end. */
export async function confirmSetUp(
  db: Database,
  { user, requestId }: Change,
  confirm: { code: string; token: string; serverSecret: string },
): Promise<string[]> {
  await requireShownFactor(db, user);
  const pending = await findPendingSecret(db, user.id);
  const secret = pending && openSecret(pending.secret, user.id, confirm.serverSecret);
  if (pending === undefined || secret === undefined) throw new AppError('SECOND_FACTOR_NOT_BEGUN');
  const step = findTotpStep(secret, confirm.code.replaceAll(/\s/g, ''), pending.now.getTime());
  if (step === undefined) throw new AppError('CODE_WRONG');
  await confirmPending(db, user.id, step);
  await endSessionsWith(db, user.id, confirm.token);
  await markProof(db, confirm.token, { secondFactor: true });
  await writeOwnAudit(db, user.id, 'second-factor.add', {}, requestId);
  await mailFactorChange(db, user.email, 'added');
  return putRecoveryCodes(db, user);
}

/** Old codes become invalid. */
export async function remakeRecoveryCodes(
  db: Database,
  { user, requestId }: Change,
): Promise<string[]> {
  await requireShownFactor(db, user);
  if (!(await hasAuthenticator(db, user.id))) throw new AppError('NOT_FOUND');
  await writeOwnAudit(db, user.id, 'recovery-codes.make', {}, requestId);
  await mailFactorChange(db, user.email, 'recovery-codes');
  return putRecoveryCodes(db, user);
}

export async function removeAuthenticator(
  db: Database,
  { user, requestId }: Change,
): Promise<void> {
  await requireShownFactor(db, user);
  if (!(await deleteSecondFactor(db, user.id))) throw new AppError('NOT_FOUND');
  await refuseWithoutFactor(db, user);
  await writeOwnAudit(db, user.id, 'second-factor.remove', {}, requestId);
  await mailFactorChange(db, user.email, 'removed');
}

async function putRecoveryCodes(db: Database, user: SessionUser): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await replaceRecoveryCodes(db, user.id, codes.map(hashRecoveryCode));
  return codes;
}
