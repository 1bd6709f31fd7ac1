import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import type { Target } from './claim-targets.ts';

export type Answer = { target: Target; isPaid: boolean; refusal: string | null };

/** Compares what was told with what is there: each target paid once, given once, marked once. */
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
  const { rows: entries } = await sql<{ id: string; event: string | null }>`
    select id::text as id, "eventId"::text as event from users_boxitems
    where user_id = ${userId} and claimed`.execute(db);
  const { rows: given } = await sql<{ gift: string }>`
    select kind || ':' || cosmetic_id as gift from users_cosmetics
    where user_id = ${userId}`.execute(db);
  for (const { name, body, gifts } of targets) {
    const told = answers.filter(({ target }) => target.name === name);
    expectOne(`${name} paid`, told.filter(({ isPaid }) => isPaid).length);
    const marked = entries.filter(
      ({ id, event }) => event === body.eventId && (event !== null || id === body.itemId),
    );
    expectOne(`${name} marked`, marked.length);
    for (const gift of gifts) {
      expectOne(`${gift} given`, given.filter((row) => row.gift === gift).length);
    }
    const strange = told.filter(({ refusal }) => refusal !== null && refusal !== 'ALREADY_CLAIMED');
    for (const { refusal } of strange) faults.push(`member ${userId}: ${name} ${refusal}`);
  }
  const { rows } = await sql<{ roles: string[]; banners: string; badges: string; grounds: string }>`
    select roles, ownedbanners as banners, ownedbadges as badges, ownedbackgrounds as grounds
    from users where id = ${userId}`.execute(db);
  const member = rows[0];
  expectOne('role EX', member?.roles.filter((role) => role === 'EX').length ?? 0);
  for (const list of [member?.banners, member?.badges, member?.grounds]) {
    const keys = (list ?? '').split(',');
    if (new Set(keys).size !== keys.length) faults.push(`member ${userId}: list ${list}`);
  }
  return faults;
}
