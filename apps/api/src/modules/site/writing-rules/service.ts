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
/** Null while registering. */
type Author = Pick<OpenWrite, 'db'> & { user: OpenWrite['user'] | null };

/**
 * Parses rules of any release; missing or invalid parts use the defaults, so writing never fails.
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
 * Refuses listed words and hosts. Rules are read in the transaction of the write. Staff are exempt.
 */
export async function assertWords({ db, user }: Author, texts: readonly string[]): Promise<void> {
  const said = texts.filter((text) => text !== '');
  if (said.length === 0 || can(user, 'comment.write-always', {})) return;
  const rules = await getRules(db);
  const found = findRefused(rules, said.join('\n'));
  if (found !== null) throw new AppError('TEXT_REFUSED', { found });
}

/** Returns the limits of a new member, or null. */
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

/** Maximum length in an audit entry. */
const AUDITED_LENGTH = 1000;

/** Adds a version; refuses a stale one. */
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

/** Includes only differences. */
function toFacts(version: number, own: WritingRules, other: WritingRules): AuditFacts {
  const only = (list: 'words' | 'hosts') =>
    own[list]
      .filter((entry) => !other[list].includes(entry))
      .join(', ')
      .slice(0, AUDITED_LENGTH);
  return { version, words: only('words'), hosts: only('hosts'), ...own.newMember };
}
