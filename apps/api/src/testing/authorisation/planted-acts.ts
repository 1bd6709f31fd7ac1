import { SYSTEM_USER_ID } from '@deckframe/domain/accounts/access/user-id';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { writeAdminAct, writeAudit } from '../../lib/audit-log.ts';
import type { OpenWrite } from '../../lib/member-write.ts';

const act = ({ user, requestId }: OpenWrite, actorId = user.id) => ({
  actorId,
  action: 'planted',
  game: null,
  subject: 'planted',
  requestId,
});
const nothing = { before: {}, after: {} };

/** Administrative writes with typical mistakes, which the check must find. */
const ACTS: Readonly<Record<string, (write: OpenWrite) => Promise<void>>> = {
  good: (write) => writeAdminAct(write.db, { ...act(write), ...nothing }),
  silent: async () => undefined,
  twice: async (write) => {
    await writeAdminAct(write.db, { ...act(write), ...nothing });
    await writeAdminAct(write.db, { ...act(write), ...nothing });
  },
  'wrong-actor': (write) => writeAdminAct(write.db, { ...act(write, SYSTEM_USER_ID), ...nothing }),
  'wrong-request': (write) =>
    writeAdminAct(write.db, { ...act(write), ...nothing, requestId: 'none' }),
  bare: (write) => writeAudit(write.db, { ...act(write), details: {} }),
};

export function plantActs(app: App, { memberWrite }: AppServices): void {
  for (const [name, effect] of Object.entries(ACTS)) {
    app.post(
      `/api/admin/planted/${name}`,
      { config: { policy: 'users.moderate', proof: 'session' }, schema: { hide: true } },
      async (request, reply) => {
        await memberWrite(request, effect);
        return reply.code(204).send(null);
      },
    );
  }
}
