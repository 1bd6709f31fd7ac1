import type { Database } from '@deckframe/database/db';
import type { LinkProvider } from '@deckframe/contract/account';
import { skeletonOf } from '@deckframe/domain/access/usernames';
import { AppError } from '../../lib/app-error.ts';
import { writeAudit } from '../../lib/audit-log.ts';
import type { Env } from '../../env.ts';
import {
  listLinkProviders,
  lockNames,
  refuseBadUsername,
  refuseTakenUsername,
  upsertUsernameLook,
} from '../auth/service.ts';
import { deleteLink, findPendingEmail, findStoredUser, updateUsername } from './queries.ts';

export async function getAccount(db: Database, userId: string, env: Env) {
  const id = Number(userId);
  const [user, pending] = [await findStoredUser(db, id), await findPendingEmail(db, id)];
  if (user === undefined) throw new AppError('USER_NOT_FOUND');
  const offered = listLinkProviders(env).map((provider) => provider.providerId);
  return {
    email: user.email,
    pendingEmail: pending?.email ?? null,
    createdAt: user.createdon.toISOString(),
    links: {
      discord: { offered: offered.includes('discord'), linked: user.discord_id !== null },
      patreon: { offered: offered.includes('patreon'), linked: user.patreon_id !== null },
    },
  };
}

/** In the caller's transaction. Throws the codes of `findUsernameFault`, or `USERNAME_TAKEN`. */
export async function changeUsername(
  db: Database,
  change: { userId: string; username: string; requestId: string },
): Promise<void> {
  const username = change.username.normalize('NFKC').trim();
  const id = Number(change.userId);
  refuseBadUsername(username);
  await lockNames(db, [`name:${skeletonOf(username)}`]);
  await refuseTakenUsername(db, username, id);
  await updateUsername(db, id, username);
  await upsertUsernameLook(db, id, username);
  await auditOwn(db, change.userId, 'username.change', {}, change.requestId);
}

/** Unlinking what is not linked changes nothing and succeeds. */
export async function unlink(
  db: Database,
  change: { userId: string; provider: LinkProvider; requestId: string },
): Promise<void> {
  const { provider, requestId, userId } = change;
  const wasLinked = await deleteLink(db, Number(userId), provider);
  if (wasLinked) await auditOwn(db, userId, 'link.remove', { provider }, requestId);
}

export async function auditOwn(
  db: Database,
  userId: string,
  action: string,
  details: Record<string, string>,
  requestId: string,
): Promise<void> {
  const subject = `user:${userId}`;
  await writeAudit(db, {
    actorId: Number(userId),
    action,
    game: null,
    subject,
    details,
    requestId,
  });
}
