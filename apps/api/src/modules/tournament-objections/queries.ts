import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { OBJECTION_STATES } from '@deckframe/domain/tournaments/objections';
import { sql } from 'kysely';
import type { TournamentPlace } from '../tournaments/desk/reading-service.ts';

export type ObjectionRow = {
  id: string;
  user_id: UserId | null;
  username: string | null;
  text: string;
  status: (typeof OBJECTION_STATES)[number];
  answer: string;
  created_at: Date;
};

/** More than this nobody answers one by one. */
const MOST = 200;

/** Open ones first, then the newest. */
export async function listObjections(
  db: Database,
  { game, id }: TournamentPlace,
): Promise<ObjectionRow[]> {
  const { rows } = await sql<ObjectionRow>`select said.id, said.user_id, users.username, said.text,
      said.status, said.answer, said.created_at
    from tournament_objections as said
    left join users_public as users on users.id = said.user_id
    where said.gameid = ${game} and said.tournament_id = ${id}::uuid
    order by said.status <> 'open', said.created_at desc, said.id limit ${MOST}`.execute(db);
  return rows;
}

export async function insertObjection(
  db: Database,
  { game, id }: TournamentPlace,
  userId: UserId,
  text: string,
): Promise<void> {
  await sql`insert into tournament_objections (gameid, tournament_id, id, user_id, text)
    values (${game}, ${id}::uuid, gen_random_uuid(), ${userId}, ${text})`.execute(db);
}

export async function setAnswer(
  db: Database,
  { game, id }: TournamentPlace,
  objectionId: string,
  { isUpheld, answer }: { isUpheld: boolean; answer: string },
): Promise<void> {
  await sql`update tournament_objections set status = ${isUpheld ? 'upheld' : 'rejected'},
      answer = ${answer}, answered_at = app_now()
    where gameid = ${game} and tournament_id = ${id}::uuid and id = ${objectionId}::uuid`.execute(
    db,
  );
}

export async function isRegistered(
  db: Database,
  { game, id }: TournamentPlace,
  userId: UserId,
): Promise<boolean> {
  const { rows } = await sql`select from tournament_registrations
    where gameid = ${game} and tournament_id = ${id}::uuid and user_id = ${userId}`.execute(db);
  return rows.length > 0;
}
