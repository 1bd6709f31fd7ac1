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
import type { OpenWrite } from '../../../lib/member-write.ts';
import { findAccountDays, findRules, findRulesWithAuthor } from './queries.ts';

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
