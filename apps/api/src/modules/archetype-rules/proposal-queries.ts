import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { ArchetypeRule } from '@deckframe/domain/meta/archetype-rules';
import { sql } from 'kysely';

export type ProposalRow = {
  id: string;
  rule: ArchetypeRule;
  note: string;
  username: string | null;
  created_at: Date;
  is_accepted: boolean | null;
  answer: string | null;
};

const SELECT = sql.raw(`select proposal.id, proposal.rule, proposal.note, users.username,
    proposal.created_at, proposal.is_accepted, proposal.answer
  from archetype_proposals as proposal
  left join users on users.id = proposal.user_id and users.deleted_at is null`);

/** What waits longest first, then what was decided last. */
export async function listProposals(
  db: Database,
  game: string,
  limit: number,
): Promise<ProposalRow[]> {
  const { rows } = await sql<ProposalRow>`${SELECT} where proposal.gameid = ${game}
    order by decided_at desc nulls first, created_at limit ${limit}`.execute(db);
  return rows;
}

export async function listOwnProposals(
  db: Database,
  game: string,
  userId: UserId,
  limit: number,
): Promise<ProposalRow[]> {
  const { rows } = await sql<ProposalRow>`${SELECT}
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

/** What was proposed and by whom, unless it is decided already. */
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
