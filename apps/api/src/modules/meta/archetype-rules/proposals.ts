import type { ArchetypeProposal } from '@deckframe/contract/meta/archetype-rules';
import type { ArchetypeRule } from '@deckframe/domain/meta/archetype-rules';
import { AppError } from '../../../lib/app-error.ts';
import { writeAdminAct } from '../../../lib/audit-log.ts';
import type { DatabaseLimit } from '../../../lib/database-limit.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import { notify, type Teller } from '../../rewards/notices/service.ts';
import { assertWords } from '../../site/writing-rules/service.ts';
import { addVersion, getRules } from './service.ts';
import { decideProposal, insertProposal, type ProposalRow } from './queries.ts';

export const PROPOSAL_LIMIT: DatabaseLimit = {
  name: 'archetype-proposal',
  max: 5,
  windowSeconds: 86_400,
};

type Write = Pick<OpenWrite, 'db' | 'requestId' | 'user'>;

export async function propose(
  { db, user }: Write,
  game: string,
  { rule, note }: { rule: ArchetypeRule; note: string },
): Promise<void> {
  await assertWords({ db, user }, [rule.name, note]);
  await insertProposal(db, { game, userId: user.id, rule, note });
}

/** Accepts a proposal as last rule of a new version and notifies its author, in one transaction. */
export async function decide(
  write: Write & Teller,
  place: { game: string; id: string },
  decision: { isAccepted: boolean; answer: string },
): Promise<void> {
  const { db, requestId, user } = write;
  const decided = await decideProposal(db, place, decision);
  if (decided === undefined) throw new AppError('NOT_FOUND');
  const { rule, user_id: proposer } = decided;
  const { rules, version } = await getRules(db, place.game);
  const { isAccepted } = decision;
  if (isAccepted) await addVersion(write, place.game, { rules: [...rules, rule], version });
  await writeAdminAct(db, {
    actorId: user.id,
    action: 'archetypes.decide',
    game: place.game,
    subject: `archetype-proposal:${place.id}`,
    before: { version, name: rule.name },
    after: { version: isAccepted ? version + 1 : version, isAccepted },
    requestId,
  });
  // The author of a proposal is not notified of their own decision.
  await notify(write, proposer === user.id ? [] : [proposer], {
    kind: 'tournament',
    place: { type: 'archetype-proposal', ...place },
    label: rule.name,
    detail: isAccepted ? 'accepted' : 'declined',
    message: decision.answer || null,
  });
}

export const toProposal = (row: ProposalRow): ArchetypeProposal => ({
  id: row.id,
  rule: row.rule as ArchetypeProposal['rule'],
  note: row.note,
  by: row.username,
  at: row.created_at.toISOString(),
  isAccepted: row.is_accepted,
  answer: row.answer ?? '',
});
