import { DISCUSSIONS, type Discussions } from '@deckframe/contract/community/activity';
import type { Database } from '@deckframe/database/db';
import type { Games } from '../../lib/games.ts';
import { toMemberCard } from '../../lib/member-card.ts';
import { cutText, toSubject } from './mapping.ts';
import { listNewestComments } from '../community/activity/queries.ts';

/** The newest word on each card and deck that members spoke of last in a game. */
export async function getDiscussions(
  { db, games }: { db: Database; games: Games },
  game: string,
): Promise<Discussions> {
  const rows = await listNewestComments(db, game);
  const discussions = rows.flatMap((row) => {
    const subject = toSubject(row.content_type, row, games);
    const author = toMemberCard(row);
    // What is not public, and who is gone, is left out.
    if (subject === null || author === null) return [];
    return [{ id: row.id, at: row.at.toISOString(), subject, author, text: cutText(row.text) }];
  });
  return { discussions: discussions.slice(0, DISCUSSIONS) };
}
