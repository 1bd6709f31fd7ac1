import type { Database } from '@deckframe/database/db';
import { AppError } from '../../lib/app-error.ts';
import { endSessionById } from '../accounts/session/service.ts';
import { audit, lockForCare, type Change } from '../staff/users/service.ts';

/** One device of a member, where the others are to stay logged in. */
export async function endOne(db: Database, change: Change, sessionId: string): Promise<void> {
  await lockForCare(db, change);
  if (!(await endSessionById(db, change.userId, sessionId)))
    throw new AppError('SESSION_NOT_FOUND');
  await audit(db, change, {
    action: 'user.end-session',
    before: { session: sessionId },
    after: { session: null },
  });
}
