import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Env } from '../../env.ts';
import { wantMailedToken } from '../site/mail/mailed-token-service.ts';
import { mailConfirmAddress, mailReset, mailVerification } from '../accounts/auth/account-mails.ts';
import { currentAuthCall } from '../accounts/auth/auth-call.ts';
import { RESET_SECONDS, VERIFY_SECONDS } from './auth-limits.ts';

type MailEnv = Pick<Env, 'PUBLIC_URL'>;

/** The mails with a link: noted in the transaction of the write, made when they are sent. */

export async function sendVerification(env: MailEnv, userId: UserId, email: string): Promise<void> {
  const { db } = currentAuthCall();
  const wanted = { userId, address: email, newEmail: null, lifetimeSeconds: VERIFY_SECONDS };
  const id = await wantMailedToken(db, { ...wanted, purpose: 'verify' });
  if (id !== undefined) await mailVerification(env, email, id);
}

export async function sendReset(env: MailEnv, userId: UserId, email: string): Promise<void> {
  const { db } = currentAuthCall();
  const wanted = { userId, address: email, newEmail: null, lifetimeSeconds: RESET_SECONDS };
  const id = await wantMailedToken(db, { ...wanted, purpose: 'reset' });
  if (id !== undefined) await mailReset(env, email, id);
}

/** To the new address; where that is taken, only the same note is made. */
export async function sendConfirmAddress(
  env: MailEnv,
  change: { userId: UserId; address: string; newEmail: string; isTaken: boolean },
): Promise<void> {
  const { db } = currentAuthCall();
  const { isTaken, ...wanted } = change;
  const lifetimeSeconds = RESET_SECONDS;
  const id = await wantMailedToken(db, { ...wanted, lifetimeSeconds, purpose: 'email' });
  if (id !== undefined && !isTaken) await mailConfirmAddress(env, change.newEmail, id);
}
