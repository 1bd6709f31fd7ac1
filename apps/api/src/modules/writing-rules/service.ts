import { writingRulesBody, type WritingRulesState } from '@deckframe/contract/writing-rules';
import type { Database } from '@deckframe/database/db';
import { can } from '@deckframe/domain/access/can';
import { findRefused } from '@deckframe/domain/community/find-refused';
import {
  DEFAULT_WRITING_RULES,
  type NewMemberRules,
  type WritingRules,
} from '@deckframe/domain/community/writing-rules';
import { AppError } from '../../lib/app-error.ts';
import type { OpenWrite } from '../../lib/member-write.ts';
import { findAccountDays, findRules, findRulesWithAuthor } from './queries.ts';

type Writer = Pick<OpenWrite, 'db' | 'user'>;
/** Whoever registers is nobody yet. */
type Author = Pick<OpenWrite, 'db'> & { user: OpenWrite['user'] | null };

/** What a release cannot read does not hold up writing: its defaults count instead. */
function readRules(stored: unknown): WritingRules {
  return writingRulesBody.safeParse(stored).data ?? DEFAULT_WRITING_RULES;
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
