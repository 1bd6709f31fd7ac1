import { can } from '@deckframe/domain/accounts/access/can';
import { AppError } from '../../lib/app-error.ts';
import type { OpenWrite } from '../../lib/member-write.ts';
import { countHeld } from './import-queries.ts';

/** Whoever has held an event here may tell of others; staff always. */
export async function requireHistory({ db, user }: Pick<OpenWrite, 'db' | 'user'>): Promise<void> {
  if (can(user, 'tournament.manage', {})) return;
  if ((await countHeld(db, user.id)) === 0) throw new AppError('IMPORT_NEEDS_HISTORY');
}
