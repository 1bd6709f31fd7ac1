import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { ArchetypeRule } from '@deckframe/domain/meta/archetype-rules';
import { sql } from 'kysely';

/** A frozen list: main cards, the player's archetype and the current label. */
export type LabelledRow = {
  id: string;
  cards: string | null;
  said: string | null;
  now: string | null;
  start_date: Date;
  time_zone: string;
};

const SELECT_LIST = sql.raw(`select list.id, list.zones->>'decklist_content' as cards,
    list.archetype as said, list.archetype_now as now, event.start_date, event.time_zone
  from tournament_lists as list
  join tournaments as event on event.gameid = list.gameid and event.id = list.tournament_id`);

export async function listOfEvent(
  db: Database,
  { game, id }: { game: string; id: string },
): Promise<LabelledRow[]> {
  const { rows } = await sql<LabelledRow>`${SELECT_LIST}
    where list.gameid = ${game} and list.tournament_id = ${id}::uuid
    order by list.id`.execute(db);
  return rows;
}

/** The newest public lists of ended events. */
export async function listNewest(
  db: Database,
  game: string,
  limit: number,
): Promise<LabelledRow[]> {
  const { rows } = await sql<LabelledRow>`${SELECT_LIST}
    where list.gameid = ${game} and event.status = 'finished'
    order by event.start_date desc, list.id limit ${limit}`.execute(db);
  return rows;
}

export type ProposalRow = {
  id: string;
  rule: ArchetypeRule;
  note: string;
  username: string | null;
  created_at: Date;
  is_accepted: boolean | null;
  answer: string | null;
};

const SELECT_PROPOSAL = sql.raw(`select proposal.id, proposal.rule, proposal.note, users.username,
    proposal.created_at, proposal.is_accepted, proposal.answer
  from archetype_proposals as proposal
  left join users on users.id = proposal.user_id and users.deleted_at is null`);

/** Oldest open proposals first, then latest decisions. */
export async function listProposals(
  db: Database,
  game: string,
  limit: number,
): Promise<ProposalRow[]> {
  const { rows } = await sql<ProposalRow>`${SELECT_PROPOSAL} where proposal.gameid = ${game}
    order by decided_at desc nulls first, created_at limit ${limit}`.execute(db);
  return rows;
}

export async function listOwnProposals(
  db: Database,
  game: string,
  userId: UserId,
  limit: number,
): Promise<ProposalRow[]> {
  const { rows } = await sql<ProposalRow>`${SELECT_PROPOSAL}
    where proposal.gameid = ${game} and proposal.user_id = ${userId}
    order by created_at desc limit ${limit}`.execute(db);
  return rows;
}

export async function insertProposal(
  db: Database,
  row: { game: string; userId: UserId; rule: ArchetypeRule; note: string },
): Promise<void> {
  await sql`insert into archetype_proposals (gameid, user_id, rule, note)
    values (${row.game}, ${row.userId}, ${JSON.stringify(row.rule)}::jsonb, ${row.note})`.execute(
    db,
  );
}

/** Decides an open proposal and returns it. */
export async function decideProposal(
  db: Database,
  { game, id }: { game: string; id: string },
  decision: { isAccepted: boolean; answer: string },
): Promise<{ rule: ArchetypeRule; user_id: UserId } | undefined> {
  const { rows } = await sql<{ rule: ArchetypeRule; user_id: UserId }>`update archetype_proposals
    set decided_at = app_now(), is_accepted = ${decision.isAccepted}, answer = ${decision.answer}
    where gameid = ${game} and id = ${id}::uuid and decided_at is null
    returning rule, user_id`.execute(db);
  return rows[0];
}

export type Walk = { walked_to: string | null; is_over: boolean };

/** Locks the progress of a version; finished if a newer version exists. */
export async function lockWalk(
  db: Database,
  game: string,
  version: number,
): Promise<Walk | undefined> {
  const { rows } = await sql<Walk>`select walked_to, finished_at is not null or exists (
      select from archetype_rule_versions as newer
      where newer.gameid = walk.gameid and newer.version > walk.version) as is_over
    from archetype_rule_versions as walk
    where gameid = ${game} and version = ${version} for update`.execute(db);
  return rows[0];
}

/** Stores progress in the transaction of the slice. */
export async function advanceWalk(
  db: Database,
  { game, version }: { game: string; version: number },
  step: { to: string | null; walked: number; changed: number },
): Promise<void> {
  await sql`update archetype_rule_versions set walked = walked + ${step.walked}::integer,
      changed = changed + ${step.changed}::integer,
      walked_to = coalesce(${step.to}::uuid, walked_to),
      finished_at = case when ${step.to}::uuid is null then app_now() end
    where gameid = ${game} and version = ${version}`.execute(db);
}

export type RulesRow = { version: number; rules: unknown };

/** The rules in force, or undefined. */
export async function findRules(db: Database, game: string): Promise<RulesRow | undefined> {
  const { rows } = await sql<RulesRow>`select version, rules from archetype_rule_versions
    where gameid = ${game} order by version desc limit 1`.execute(db);
  return rows[0];
}

export type StateRow = RulesRow & {
  username: string | null;
  created_at: Date;
  walked: number;
  changed: number;
  finished_at: Date | null;
};

export async function findState(db: Database, game: string): Promise<StateRow | undefined> {
  const { rows } = await sql<StateRow>`select stored.version, stored.rules, stored.created_at,
      stored.walked, stored.changed, stored.finished_at, users.username
    from archetype_rule_versions as stored
    left join users on users.id = stored.created_by and users.deleted_at is null
    where stored.gameid = ${game} order by stored.version desc limit 1`.execute(db);
  return rows[0];
}

/** Returns false if somebody else has already written this version. */
export async function insertRules(
  db: Database,
  row: { game: string; version: number; rules: readonly ArchetypeRule[]; userId: UserId },
): Promise<boolean> {
  const { rows } =
    await sql`insert into archetype_rule_versions (gameid, version, rules, created_by)
    values (${row.game}, ${row.version}, ${JSON.stringify({ rules: row.rules })}::json,
      ${row.userId})
    on conflict do nothing returning version`.execute(db);
  return rows.length > 0;
}

export async function addRelabelJob(db: Database, game: string, version: number): Promise<void> {
  await sql`select add_job('relabel-lists',
    json_build_object('game', ${game}::text, 'version', ${version}::integer),
    'relabel-lists:' || ${game}::text || ':' || ${version}::integer)`.execute(db);
}
