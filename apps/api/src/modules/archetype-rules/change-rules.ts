import type { ArchetypeRulesState } from '@deckframe/contract/meta/archetype-rules';
import type { ArchetypeRule } from '@deckframe/domain/meta/archetype-rules';
import { AppError } from '../../lib/app-error.ts';
import { writeAdminAct } from '../../lib/audit-log.ts';
import type { OpenWrite } from '../../lib/member-write.ts';
import { addRelabelJob, insertRules } from './queries.ts';
import { getRules, getState } from './service.ts';

type Write = Pick<OpenWrite, 'db' | 'requestId' | 'user'>;
type Change = { readonly rules: readonly ArchetypeRule[]; readonly version: number };

/** Names in an audit entry. */
const AUDITED_LENGTH = 1000;

/** Adds a version, from the one that was read; the worker calls the lists by it. */
export async function changeRules(
  write: Write,
  game: string,
  change: Change,
): Promise<ArchetypeRulesState> {
  const before = await addVersion(write, game, change);
  await writeAdminAct(write.db, {
    actorId: write.user.id,
    action: 'archetypes.change',
    game,
    subject: 'archetypes',
    before: { version: before.version, rules: before.rules.length, gone: only(before, change) },
    after: { version: change.version + 1, rules: change.rules.length, new: only(change, before) },
    requestId: write.requestId,
  });
  return getState(write.db, game);
}

/** Whoever was quicker is not overwritten. */
export async function addVersion(
  { db, user }: Write,
  game: string,
  { rules, version }: Change,
): Promise<Change> {
  const before = await getRules(db, game);
  const next = { game, version: version + 1, rules, userId: user.id };
  if (before.version !== version || !(await insertRules(db, next))) {
    throw new AppError('VERSION_CONFLICT');
  }
  await addRelabelJob(db, game, next.version);
  return before;
}

/** The names whose rules the other side has not as they are here. */
function only(own: Change, other: Change): string {
  const there = new Set(other.rules.map((rule) => JSON.stringify(rule)));
  return own.rules
    .filter((rule) => !there.has(JSON.stringify(rule)))
    .map(({ name }) => name)
    .join(', ')
    .slice(0, AUDITED_LENGTH);
}
