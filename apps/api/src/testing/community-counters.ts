import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';

/** Each counter beside the rows it counts; every row of an answer is a counter that is wrong. */
const CHECKS: Record<string, string> = {
  'likes of decks': `
    select deck_id::text from deck_counts
    where like_count <> (select count(*) from likes
      where gameid = deck_counts.gameid and content_id = deck_id::text)`,
  'likes given and received': `
    select id::text from profiles_public as users where like_count <>
        (select count(*) from likes where user_id = users.id)
      or like_received_count <> (select count(*) from likes
        join decklists on decklists.gameid = likes.gameid and decklists.id::text = content_id
        where decklists.user_id = users.id)`,
  'comments of cards and decks': `
    select cardno from cards where comment_count <>
      (select count(*) from comments
       where gameid = cards.gameid and content_type = 'card' and content_id = cards.cardno
         and moderated_at is null)
    union all
    select deck_id::text from deck_counts where comment_count <>
      (select count(*) from comments where gameid = deck_counts.gameid
       and content_type = 'deck' and content_id = deck_id::text and moderated_at is null)`,
  'decks and their counters': `
    select coalesce(id, deck_id)::text from decklists
    full join deck_counts on deck_counts.gameid = decklists.gameid and deck_id = id
    where (decklists.user_id, decklists.name_key, is_public = 1 and deleted_at is null
        and moderated_at is null)
      is distinct from (deck_counts.user_id, deck_counts.name_key, is_listed)`,
  'comments and ratings of members': `
    select id::text from profiles_public as users
    where comment_count <> (select count(*) from comments
        where user_id = users.id and moderated_at is null)
       or rating_count <> (select count(*) from card_ratings where user_id = users.id)`,
  'ratings of cards': `
    select card_id from card_rating_totals as totals
    where not exists (
      select from card_ratings
      where gameid = totals.gameid and card_id = totals.card_id
      having count(*) = rating_count and coalesce(sum(rating), 0) = rating_sum)`,
  followers: `
    select id::text from profiles_public as users
    where follower_count <> (select count(*) from follows where followed_id = users.id)`,
  EXP: `
    select id::text from users where user_exp <>
      (select coalesce(sum(amount), 0) from exp_events where user_id = users.id)`,
  ranks: `
    select bucket::text from exp_counts where width = 1
    group by bucket having sum(members) <>
      (select count(*) from users where user_exp = bucket and id <> 1 and deleted_at is null)`,
};

/** The names of the counters that do not equal their rows. */
export async function findWrongCounters(db: Database): Promise<string[]> {
  const wrong: string[] = [];
  for (const [name, text] of Object.entries(CHECKS)) {
    const { rows } = await sql.raw(text).execute(db);
    if (rows.length > 0) wrong.push(`${name}: ${rows.length}`);
  }
  return wrong;
}
