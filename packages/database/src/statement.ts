import { CompiledQuery } from 'kysely';
import type { Database } from './db.ts';

export type Statement = {
  /** Statements with a name are prepared, so each connection plans them once. For hot reads. */
  name?: string;
  text: string;
  values?: readonly unknown[];
};

/** Runs plain SQL on a pool or inside a transaction. */
export async function runStatement<Row>(
  db: Database,
  { name, text, values = [] }: Statement,
): Promise<Row[]> {
  const query = CompiledQuery.raw(text, [...values]);
  // Kysely passes `sql` to pg unchanged, and pg also accepts a name. Only the type is narrower.
  const prepared =
    name === undefined ? query : { ...query, sql: { name, text } as never as string };
  const { rows } = await db.executeQuery<Row>(prepared);
  return rows;
}
