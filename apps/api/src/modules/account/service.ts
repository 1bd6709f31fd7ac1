import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import type { LinkProvider } from '@deckframe/contract/accounts/account';
import { AppError } from '../../lib/app-error.ts';
import { writeOwnAudit } from '../../lib/audit-log.ts';
import type { Env } from '../../env.ts';
import { deleteLink, listLinkProviders } from '../auth/service.ts';
import { findNewEmail } from '../site/mail/mailed-token-service.ts';
import { findStoredUser } from '../accounts/account/queries.ts';

export { runEraseAgain } from './run-erase-again.ts';

export async function getAccount(db: Database, userId: UserId, env: Env) {
  const user = await findStoredUser(db, userId);
  const pending = await findNewEmail(db, userId);
  if (user === undefined) throw new AppError('USER_NOT_FOUND');
  const offered = listLinkProviders(env).map((provider) => provider.providerId);
  return {
    email: user.email,
    pendingEmail: pending ?? null,
    createdAt: user.createdon.toISOString(),
    links: {
      discord: { offered: offered.includes('discord'), linked: user.discord_id !== null },
      patreon: { offered: offered.includes('patreon'), linked: user.patreon_id !== null },
    },
  };
}

/** Unlinking what is not linked changes nothing and succeeds. */
export async function unlink(
  db: Database,
  change: { userId: UserId; provider: LinkProvider; requestId: string },
): Promise<void> {
  const { provider, requestId, userId } = change;
  const wasLinked = await deleteLink(db, userId, provider);
  if (wasLinked) await writeOwnAudit(db, userId, 'link.remove', { provider }, requestId);
}
