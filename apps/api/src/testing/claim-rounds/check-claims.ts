import type { Database } from '@deckframe/database/db';
import type { Target } from './claim-targets.ts';

export type Answer = { target: Target; isPaid: boolean; refusal: string | null };

/**
 * Compares answers with the database: each target must be paid, granted and marked exactly once.
 */
export async function checkClaims(
  db: Database,
  userId: number,
  targets: readonly Target[],
  answers: readonly Answer[],
): Promise<string[]> {
  const faults: string[] = [];
  const expectOne = (what: string, count: number): void => {
    if (count !== 1) faults.push(`member ${userId}: ${what} ${count} times`);
  };
  const rows = await db
    .selectFrom('users_boxitems')
    .select(['id', 'eventId'])
    .where('user_id', '=', userId)
    .where('claimed', '=', true)
    .execute();
  const entries = rows.map(({ id, eventId }) => ({
    id: String(id),
    event: eventId && String(eventId),
  }));
  const owned = await db
    .selectFrom('users_cosmetics')
    .select(['kind', 'cosmetic_id'])
    .where('user_id', '=', userId)
    .execute();
  const given = owned.map(({ kind, cosmetic_id: key }) => `${kind}:${key}`);
  for (const { name, body, gifts } of targets) {
    const told = answers.filter(({ target }) => target.name === name);
    expectOne(`${name} paid`, told.filter(({ isPaid }) => isPaid).length);
    const marked = entries.filter(
      ({ id, event }) => event === body.eventId && (event !== null || id === body.itemId),
    );
    expectOne(`${name} marked`, marked.length);
    for (const gift of gifts) {
      expectOne(`${gift} given`, given.filter((one) => one === gift).length);
    }
    const strange = told.filter(({ refusal }) => refusal !== null && refusal !== 'ALREADY_CLAIMED');
    for (const { refusal } of strange) faults.push(`member ${userId}: ${name} ${refusal}`);
  }
  const member = await db
    .selectFrom('users')
    .select(['roles', 'ownedbanners', 'ownedbadges', 'ownedbackgrounds'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  expectOne('role EX', member.roles.filter((role) => role === 'EX').length);
  for (const list of [member.ownedbanners, member.ownedbadges, member.ownedbackgrounds]) {
    const keys = (list ?? '').split(',');
    if (new Set(keys).size !== keys.length) faults.push(`member ${userId}: list ${list}`);
  }
  return faults;
}
