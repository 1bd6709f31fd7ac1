import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { requireUser } from '../lib/require-user.ts';
import { writeStaffRead } from '../lib/audit-log.ts';
import type { AppDeps } from '../app-deps.ts';
import type { App } from '../app-types.ts';

/**
 * Records who of staff read which personal data of whom. The record is written before the answer is
 * sent, so without a record there is no answer.
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
}
