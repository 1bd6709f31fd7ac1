import type { Database } from '@deckframe/database/db';
import { createUser } from '@deckframe/database/scenes';

const GAME = 'gundam';
const CARD = 'GD01-001';

const MEMBERS = [
  ['Marisol', 128_450],
  ['Quillon', 96_120],
  ['Oren', 87_300],
  ['Tamsin', 61_975],
  ['Bexley', 52_040],
  ['Isaura', 38_200],
  ['Petrichor', 21_650],
  ['Wren', 12_900],
  ['Corvin', 9_400],
  ['Lumen', 4_150],
] as const;

const COMMENTS = [
  'Two of these are enough. The third always comes when I need a pilot.',
  '**Turn three** is the moment:\n\n- hold back one resource\n- strike only into an empty board',
  'Best with the blue bases, see my list.',
] as const;

/** Creates members with EXP, ratings, comments and reports. Returns their ids. */
export async function fillCommunity(db: Database): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const [username, user_exp] of MEMBERS) {
    ids.push((await createUser(db, { username, user_exp })).id);
  }
  await db
    .insertInto('card_ratings')
    .values(
      ids.map((user_id, index) => ({
        user_id,
        card_id: CARD,
        gameid: GAME,
        rating: index % 3 === 0 ? 4 : 5,
      })),
    )
    .execute();
  const [one = 0, two = 0, three = 0, four = 0] = ids;
  const comments = await db
    .insertInto('comments')
    .values(
      COMMENTS.map((text, index) => ({
        user_id: ids[index] ?? one,
        content_type: 'card',
        content_id: CARD,
        gameid: GAME,
        text,
      })),
    )
    .returning('id')
    .execute();
  await db
    .insertInto('content_reports')
    .values([
      {
        user_id: two,
        content_type: 'comment',
        content_id: String(comments[2]?.id),
        gameid: GAME,
        reported_user_id: three,
        reason: 'Advertises a shop under every card.',
        snapshot: COMMENTS[2],
      },
      {
        user_id: one,
        content_type: 'profile',
        content_id: String(four),
        reported_user_id: four,
        reason: 'Pretends to be a judge.',
        snapshot: 'Tamsin',
      },
    ])
    .execute();
  return ids;
}
