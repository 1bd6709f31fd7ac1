import { can } from '@deckframe/domain/accounts/access/can';
import { hasLink } from '@deckframe/domain/community/writing/find-links';
import { AppError } from '../../lib/app-error.ts';
import { spendDatabaseLimit } from '../../lib/database-limit.ts';
import type { OpenWrite } from '../../lib/member-write.ts';
import { assertWords, findNewMemberRules, getRules } from '../site/writing-rules/service.ts';
import { hasSavedDeck } from '../community/comments/queries.ts';

const DAY_SECONDS = 86_400;

/** Whether a member may write this: by the lists of words and links, and by what new ones may do. */
export async function assertComment(
  write: Pick<OpenWrite, 'db' | 'user'>,
  text: string,
  isAdded: boolean,
): Promise<void> {
  const { db, user } = write;
  if (can(user, 'comment.write-always', {})) return;
  await assertWords(write, [text]);
  const asNew = await findNewMemberRules(write);
  if (hasLink(text)) {
    if (asNew?.mayLink === false) throw new AppError('NEW_MEMBER_LINKS');
    const { newMember } = await getRules(db);
    // Accounts that nobody has played with yet cannot spread links.
    if (newMember.linksNeedDeck && !(await hasSavedDeck(db, user.id))) {
      throw new AppError('LINKS_NEED_DECK');
    }
  }
  if (asNew === null || !isAdded) return;
  const max = asNew.commentsPerDay;
  const limit = { name: 'new-member-comments', max, windowSeconds: DAY_SECONDS };
  await spendDatabaseLimit(db, { ...limit, refusal: 'NEW_MEMBER_COMMENTS' }, user.id);
}
