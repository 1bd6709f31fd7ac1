import { CompiledQuery } from 'kysely';
import type { Database } from './db.ts';

export type Statement = {
  /** A statement with a name is prepared: each connection plans it once. For the hot reads. */
  name?: string;
  text: string;
  values?: readonly unknown[];
};

/** Runs plain SQL on the pool or inside a transaction, whichever `db` is. */
export async function runStatement<Row>(
  db: Database,
  { name, text, values = [] }: Statement,
): Promise<Row[]> {
  const query = CompiledQuery.raw(text, [...values]);
  // Kysely hands `sql` to pg as it is, and pg takes a name beside the text; the type knows only text.
  const prepared =
    name === undefined ? query : { ...query, sql: { name, text } as never as string };
  const { rows } = await db.executeQuery<Row>(prepared);
  return rows;
}
