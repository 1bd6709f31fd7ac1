import type { Database } from '@deckframe/database/db';
import { runStatement } from '@deckframe/database/statement';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { WritingRules } from '@deckframe/domain/community/writing/writing-rules';

export type RulesRow = { version: number; rules: unknown };

/** The rules in force, or undefined. */
export async function findRules(db: Database): Promise<RulesRow | undefined> {
  const rows = await runStatement<RulesRow>(db, {
    name: 'find-writing-rules',
    text: 'select version, rules from writing_rules order by version desc limit 1',
    values: [],
  });
  return rows[0];
}

export async function findRulesWithAuthor(db: Database) {
  return db
    .selectFrom('writing_rules as stored')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'stored.created_by').on('users.deleted_at', 'is', null),
    )
    .select(['stored.version', 'stored.rules', 'stored.created_at', 'users.username'])
    .orderBy('stored.version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Returns false if somebody else has already written this version. */
export async function insertRules(
  db: Database,
  row: { version: number; rules: WritingRules; userId: UserId },
): Promise<boolean> {
  const added = await db
    .insertInto('writing_rules')
    .values({
      version: row.version,
      rules: JSON.stringify(row.rules),
      created_by: row.userId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  return added !== undefined;
}

/** Age of an account in days. */
export async function findAccountDays(db: Database, userId: UserId): Promise<number> {
  const rows = await runStatement<{ days: number }>(db, {
    name: 'find-account-days',
    text: `select floor(extract(epoch from app_now() - createdon) / 86400)::integer as days
      from users where id = $1`,
    values: [userId],
  });
  return rows[0]?.days ?? 0;
}
