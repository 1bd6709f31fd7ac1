import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';

export const DAY_MS = 86_400_000;

/** Something that a member did in the past. */
export type DemoAct = { readonly at: number; readonly run: (db: Database) => Promise<unknown> };

/** Sets the clock of all writes until the transaction ends or the next call. */
export async function setDemoClock(transaction: Database, at: number): Promise<void> {
  await sql`select set_config('app.now', ${new Date(at).toISOString()}, true)`.execute(transaction);
}

/** Runs all actions in order of time, so that ids rise with dates, as on a real site. */
export async function runActs(transaction: Database, acts: readonly DemoAct[]): Promise<void> {
  for (const { at, run } of acts.toSorted((one, other) => one.at - other.at)) {
    await setDemoClock(transaction, at);
    await run(transaction);
  }
}
