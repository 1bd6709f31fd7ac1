import type { Database } from '@deckframe/database/db';
import { eraseRest, hideMember } from '../../apps/api/src/modules/accounts/account/erase-member.ts';
import { removeComment } from '../../apps/api/src/modules/community/comments/service.ts';
import { removeSeason } from '../season/remove-season.ts';
import { listDemoUsers } from '../site/demo-decks.ts';
import { removeDemoAds } from '../site/demo-ads.ts';

export type Removed = { members: number; events: number; ads: number };

/**
 * Removes all demo data: events by their source, members by the address `example.org`, with their
 * content. Real members stay unchanged.
 */
export async function removeDemo(db: Database): Promise<Removed> {
  const events = await removeSeason(db);
  const ads = await removeDemoAds(db);
  const members = await listDemoUsers(db, '%example.org');
  for (const user of members) {
    // Comments of deleted members normally stay, but demo comments are removed.
    const comments = await db
      .selectFrom('comments')
      .select('id')
      .where('user_id', '=', user.id)
      .execute();
    const write = { user, requestId: 'demo', tell: () => undefined };
    await db.transaction().execute(async (transaction) => {
      for (const { id } of comments) await removeComment({ ...write, db: transaction }, String(id));
      await hideMember(transaction, user.id, 'delete', 'demo');
    });
    await eraseRest(db, user.id, 'delete');
  }
  return { members: members.length, events, ads };
}
