import type { Database } from '@deckframe/database/db';

/** Creates audit entries of an administrator. */
export async function fillOffice(
  db: Database,
  administrator: number,
  members: readonly number[],
): Promise<void> {
  const [first = 0, second = 0, third = 0] = members;
  const entry = (action: string, userId: number, before: object, after: object) => ({
    actor_id: administrator,
    action,
    subject: `user:${userId}`,
    details: JSON.stringify({ before, after }),
    request_id: `${action}-${userId}`,
  });
  const until = '2026-11-22T12:00:00Z';
  await db
    .insertInto('audit_log')
    .values([
      entry('user.roles', second, { roles: '' }, { roles: 'EX' }),
      entry('user.suspend', third, { suspended: false, until: null }, { suspended: true, until }),
      entry('user.end-sessions', third, {}, {}),
      entry('user.roles', first, { roles: '' }, { roles: 'Content Creator' }),
    ])
    .execute();
  await db
    .updateTable('users')
    .set({ roles: ['EX'] })
    .where('id', '=', second)
    .execute();
  await db
    .updateTable('users')
    .set({ roles: ['Content Creator'] })
    .where('id', '=', first)
    .execute();
  await db
    .updateTable('users')
    .set({ suspended_until: until, suspension_reason: 'Insults under three decks.' })
    .where('id', '=', third)
    .execute();
}
