import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { requireUser } from '../lib/require-user.ts';
import { writeStaffRead } from '../lib/audit-log.ts';
import type { AppDeps } from '../app-deps.ts';
import type { App } from '../app-types.ts';

/**
 * Records which personal or hidden data staff read. The record is written before the answer is sent,
 * so without a record there is no answer.
 */
export function registerStaffReads(app: App, { db }: Pick<AppDeps, 'db'>): void {
  app.addHook('preSerialization', async (request, reply, payload) => {
    const { reads } = request.routeOptions.config;
    if (reads === undefined || reply.statusCode !== 200) return payload;
    const { id: actorId } = await requireUser(request);
    const { game, userId } = request.params as { game?: string; userId?: UserId };
    await writeStaffRead(db, {
      actorId,
      action: `read.${reads}`,
      game: game ?? null,
      subject: userId === undefined ? reads : `user:${userId}`,
      requestId: request.id,
    });
    return payload;
  });

  app.addHook('preSerialization', async (request, reply, payload) => {
    if (request.sights === undefined || reply.statusCode >= 400) return payload;
    // Staff routes have their own record.
    if (request.routeOptions.url?.startsWith('/api/admin/')) return payload;
    // Writes at events have their own record. Copying a deck shows it and has none.
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const noted = request.sights.filter(({ kind }) => isRead || kind === 'deck');
    const sights = new Map(noted.map((sight) => [`${sight.kind} ${sight.subject}`, sight]));
    for (const { kind, game, subject } of sights.values()) {
      const { id: actorId } = await requireUser(request);
      const action = `read.${kind}`;
      await writeStaffRead(db, { actorId, action, game, subject, requestId: request.id });
    }
    return payload;
  });
}
