import type { Database } from '@deckframe/database/db';
import { AppError } from '../../lib/app-error.ts';
import { writeOwnAudit } from '../../lib/audit-log.ts';
import type { SessionUser } from '../../lib/session-user.ts';
import { endSessionsWith, markProof } from '../accounts/session/service.ts';
import { mailFactorChange } from '../accounts/second-factor/factor-mails.ts';
import {
  confirmPending,
  deleteSecondFactor,
  findPendingSecret,
  putPendingSecret,
  replaceRecoveryCodes,
} from '../accounts/second-factor/queries.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-code.ts';
import { openSecret, sealSecret } from '../accounts/second-factor/secret-box.ts';
import {
  hasAuthenticator,
  refuseWithoutFactor,
  requireShownFactor,
} from '../accounts/second-factor/service.ts';
import {
  findTotpStep,
  makeTotpSecret,
  printBase32,
  printOtpauthUri,
} from '../accounts/second-factor/totp.ts';

const ISSUER = 'Deckframe';

type Change = { user: SessionUser; requestId: string };

/** A new secret, which counts once a code of it was shown; until then all stays as it was. */
export async function beginSetUp(db: Database, { user }: Change, serverSecret: string) {
  await requireShownFactor(db, user);
  const secret = makeTotpSecret();
  await putPendingSecret(db, user.id, sealSecret(secret, user.id, serverSecret));
  return { secret: printBase32(secret), uri: printOtpauthUri(secret, ISSUER, user.username) };
}

/** Gives the recovery codes. The session has had its second factor now; all others end. */
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

/** The old ones are void. */
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
