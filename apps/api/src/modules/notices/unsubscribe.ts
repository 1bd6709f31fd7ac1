import type { Database } from '@deckframe/database/db';
import { AppError } from '../../lib/app-error.ts';
import { endMails, findMailKey } from './settings-queries.ts';
import { isSignedBy, readUnsubscribe } from '../rewards/notices/unsubscribe-token.ts';

/** As often as one likes; what came by mail shows on the site alone. */
export async function unsubscribe(db: Database, token: string): Promise<void> {
  const named = readUnsubscribe(token);
  const key = named && (await findMailKey(db, named.userId));
  if (named === undefined || key === undefined) throw new AppError('LINK_INVALID');
  if (!isSignedBy(named.userId, named.signature, key)) throw new AppError('LINK_INVALID');
  await endMails(db, named.userId);
}
