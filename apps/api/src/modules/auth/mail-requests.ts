import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { msUntilMailRequest } from '@deckframe/domain/accounts/access/mail-request';
import { AppError } from '../../lib/app-error.ts';
import { enqueueNothing } from '../site/mail/service.ts';
import { wantMailedToken } from '../site/mail/mailed-token-service.ts';
import { hashOf } from './hash-of.ts';
import { getMailRequest, putMailRequest } from '../accounts/auth/queries.ts';

/** The same work for an address that gets no link. */
export async function mailNobody(
  db: Database,
  address: string,
  lifetimeSeconds: number,
): Promise<void> {
  await wantMailedToken(db, {
    userId: null,
    address,
    purpose: 'reset',
    newEmail: null,
    lifetimeSeconds,
  });
  await enqueueNothing(db);
}

/** One account mail an hour. Counted by address, so that unknown ones are refused just the same. */
export async function spendMailRequest(
  db: Database,
  email: string,
  userId: UserId | null,
): Promise<void> {
  const key = hashOf(email);
  const { lastRequestTime, now } = await getMailRequest(db, key);
  const last = lastRequestTime === null ? null : lastRequestTime.getTime();
  const wait = msUntilMailRequest(last, now.getTime());
  if (wait > 0) {
    const seconds = Math.ceil(wait / 1000);
    throw new AppError('RATE_LIMITED', { seconds }, { retryAfterSeconds: seconds });
  }
  await putMailRequest(db, key, userId);
}
