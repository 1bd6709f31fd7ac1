import { storedWritingRules, type WritingRulesState } from '@deckframe/contract/site/writing-rules';
import type { Database } from '@deckframe/database/db';
import { can } from '@deckframe/domain/accounts/access/can';
import { findRefused } from '@deckframe/domain/community/writing/find-refused';
import {
  DEFAULT_WRITING_RULES,
  type NewMemberRules,
  type WritingRules,
} from '@deckframe/domain/community/writing/writing-rules';
import { AppError } from '../../../lib/app-error.ts';
import { writeAdminAct, type AuditFacts } from '../../../lib/audit-log.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import { findAccountDays, findRules, findRulesWithAuthor, insertRules } from './queries.ts';

type Writer = Pick<OpenWrite, 'db' | 'user'>;
/** Whoever registers is nobody yet. */
type Author = Pick<OpenWrite, 'db'> & { user: OpenWrite['user'] | null };

/**
 * Rules of an older and of a newer release are read too, since both run side by side while one
 * takes the other's place: what they do not say is as this release has it, what it does not know is
 * left out. Writing is never held up: a part that cannot be read is as the release has it, too.
 */
function readRules(stored: unknown): WritingRules {
  const { words, hosts, newMember } = (stored ?? {}) as Partial<WritingRules>;
  const limits = { ...DEFAULT_WRITING_RULES.newMember, ...newMember };
  return {
    words: storedWritingRules.words.safeParse(words).data ?? DEFAULT_WRITING_RULES.words,
    hosts: storedWritingRules.hosts.safeParse(hosts).data ?? DEFAULT_WRITING_RULES.hosts,
    newMember:
      storedWritingRules.newMember.safeParse(limits).data ?? DEFAULT_WRITING_RULES.newMember,
  };
}

/**
 * Refuses what the lists name. They are read in the transaction of the write, so a change counts in
 * every process from the moment it is saved. Staff write about what is refused, and may name it.
 */
export async function assertWords({ db, user }: Author, texts: readonly string[]): Promise<void> {
  const said = texts.filter((text) => text !== '');
  if (said.length === 0 || can(user, 'comment.write-always', {})) return;
  const rules = await getRules(db);
  const found = findRefused(rules, said.join('\n'));
  if (found !== null) throw new AppError('TEXT_REFUSED', { found });
}

/** The limits of a member whose account is new; null for everybody else. */
export async function findNewMemberRules({ db, user }: Writer): Promise<NewMemberRules | null> {
  const { newMember } = await getRules(db);
  if (newMember.days === 0 || can(user, 'comment.write-always', {})) return null;
  return (await findAccountDays(db, user.id)) < newMember.days ? newMember : null;
}

export async function getRules(db: Database): Promise<WritingRules> {
  return readRules((await findRules(db))?.rules);
}

export async function getRulesState(db: Database): Promise<WritingRulesState> {
  const row = await findRulesWithAuthor(db);
  const { words, hosts, newMember } = readRules(row?.rules);
  return {
    words: [...words],
    hosts: [...hosts],
    newMember,
    version: row?.version ?? 0,
    author: row?.username ?? null,
    at: row?.created_at.toISOString() ?? null,
  };
}

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
