import type { WritingRulesState } from '@deckframe/contract/site/writing-rules';
import type { WritingRules } from '@deckframe/domain/community/writing/writing-rules';
import { AppError } from '../../lib/app-error.ts';
import { writeAdminAct, type AuditFacts } from '../../lib/audit-log.ts';
import type { OpenWrite } from '../../lib/member-write.ts';
import { insertRules } from '../site/writing-rules/queries.ts';
import { getRulesState } from '../site/writing-rules/service.ts';

/** How long a list may be in an audit entry, in which what came and went is told by name. */
const AUDITED_LENGTH = 1000;

/** Adds a version, from the one that was read: whoever was quicker is not overwritten. */
export async function changeRules(
  { db, user, requestId }: Pick<OpenWrite, 'db' | 'requestId' | 'user'>,
  { version, ...rules }: WritingRules & { version: number },
): Promise<WritingRulesState> {
  const before = await getRulesState(db);
  const next = { version: version + 1, rules, userId: user.id };
  if (before.version !== version || !(await insertRules(db, next))) {
    throw new AppError('VERSION_CONFLICT');
  }
  await writeAdminAct(db, {
    actorId: user.id,
    action: 'writing-rules.change',
    game: null,
    subject: 'writing-rules',
    before: toFacts(before.version, before, rules),
    after: toFacts(version + 1, rules, before),
    requestId,
  });
  return getRulesState(db);
}

/** Of the lists only what the other side has not. */
function toFacts(version: number, own: WritingRules, other: WritingRules): AuditFacts {
  const only = (list: 'words' | 'hosts') =>
    own[list]
      .filter((entry) => !other[list].includes(entry))
      .join(', ')
      .slice(0, AUDITED_LENGTH);
  return { version, words: only('words'), hosts: only('hosts'), ...own.newMember };
}
