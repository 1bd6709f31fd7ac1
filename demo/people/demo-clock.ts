import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';

export const DAY_MS = 86_400_000;

/** Something that somebody did at a moment of the past. */
export type DemoAct = { readonly at: number; readonly run: (db: Database) => Promise<unknown> };

/** Until the transaction ends, or another call: everything that is written there is dated by it. */
export async function setDemoClock(transaction: Database, at: number): Promise<void> {
  await sql`select set_config('app.now', ${new Date(at).toISOString()}, true)`.execute(transaction);
}

/** Runs all acts in the order of time, so that ids grow with the dates as they do on a real site. */
export async function runActs(transaction: Database, acts: readonly DemoAct[]): Promise<void> {
  for (const { at, run } of acts.toSorted((one, other) => one.at - other.at)) {
    await setDemoClock(transaction, at);
    await run(transaction);
  }
}
