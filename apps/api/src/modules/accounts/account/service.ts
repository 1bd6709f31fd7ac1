import type { LinkProvider } from '@deckframe/contract/accounts/account';
import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Env } from '../../../env.ts';
import { AppError } from '../../../lib/app-error.ts';
import { writeOwnAudit } from '../../../lib/audit-log.ts';
import { findNewEmail } from '../../site/mail/mailed-token-service.ts';
import { deleteLink, listLinkProviders } from '../auth/service.ts';
import { ACCOUNT_PARTS } from './account-parts.ts';
import { findStoredUser } from './queries.ts';

export { runEraseAgain } from './erase-again.ts';

const PAGE_SIZE = 200;

/**
 * Streams the export as one JSON document. Its last key is `complete`, because an error cannot
 * change the status after the first line.
 */
export async function* exportAccount(
  db: Database,
  userId: UserId,
  pageSize = PAGE_SIZE,
): AsyncGenerator<string> {
  yield '{\n';
  for (const part of ACCOUNT_PARTS) {
    yield `${JSON.stringify(part.name)}: `;
    const value = part.read(db, userId, pageSize);
    if (value instanceof Promise) yield JSON.stringify((await value) ?? null);
    else yield* printArray(value);
    yield ',\n';
  }
  yield '"complete": true\n}\n';
}

async function* printArray(pages: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  yield '[';
  let isFirst = true;
  for await (const page of pages) {
    if (page.length === 0) continue;
    const entries = page.map((entry) => JSON.stringify(entry)).join(',\n');
    yield isFirst ? entries : `,\n${entries}`;
    isFirst = false;
  }
  yield ']';
}

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

/** Unlinking is idempotent. */
export async function unlink(
  db: Database,
  change: { userId: UserId; provider: LinkProvider; requestId: string },
): Promise<void> {
  const { provider, requestId, userId } = change;
  const wasLinked = await deleteLink(db, userId, provider);
  if (wasLinked) await writeOwnAudit(db, userId, 'link.remove', { provider }, requestId);
}
