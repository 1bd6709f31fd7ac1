import { sql } from 'kysely';
import { tablePart, type AccountPart } from '../../lib/account-part.ts';

const rows = tablePart('tournamentObjections', 'tournament_objections.user_id');

/** What was answered stays, as a correction of the event; what was written and by whom goes. */
export const objectionsPart: AccountPart = {
  ...rows,
  async erase(db, userId) {
    await sql`update tournament_objections set user_id = null, text = ''
      where user_id = ${userId}`.execute(db);
  },
};
