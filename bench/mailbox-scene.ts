import { Client } from 'pg';

/** A member of the seed at level 43, with ten thousand old items and as many notices. */
export const MAIL_READER = 1001;
const EVENTS = 50;
const ITEMS = 10_000;
const NOTICES = 10_000;

/** Creates fifty running events for all audiences, and one full mailbox; replaced at each run. */
export async function fillMailbox(adminUrl: string): Promise<void> {
  const owner = new Client({ connectionString: adminUrl });
  await owner.connect();
  try {
    await owner.query('delete from users_boxitems');
    await owner.query('delete from ex_events where reward_level is null');
    await owner.query('update users set user_exp = 42000 where id = $1', [MAIL_READER]);
    await owner.query(
      `insert into ex_events (type, label, "endDate", banner, audience_level, audience_role,
         audience_joined_before, required_ratings)
       select case when n % 5 = 0 then 'notification' else 'event' end, 'Event ' || n,
         app_now() + n * interval '1 hour', case when n % 5 = 0 then null else 'glass' end,
         case when n % 7 = 0 then 50 end, case when n % 11 = 0 then 'EX' end,
         case when n % 13 = 0 then timestamptz '2026-02-01' end, case when n % 3 = 0 then 5 else 0 end
       from generate_series(1, $1::integer) as n`,
      [EVENTS],
    );
    await owner.query(
      `insert into users_boxitems (user_id, type, label, banner, status, claimed, claimed_at)
       select $1, case when n % 2 = 0 then 'notification' else 'receivedItem' end, 'Item ' || n,
         case when n % 2 = 1 then 'glass' end, case when n % 500 = 0 then 'unread' else 'read' end,
         n % 2 = 1 and n % 501 <> 0, case when n % 2 = 1 and n % 501 <> 0 then app_now() end
       from generate_series(1, $2::integer) as n`,
      [MAIL_READER, ITEMS],
    );
    await fillNotices(owner);
    await owner.query('vacuum analyze users_boxitems, ex_events, notices, notice_actors');
  } finally {
    await owner.end();
  }
}

/** Each has three actors; the newest thirty are unread. */
async function fillNotices(owner: Client): Promise<void> {
  await owner.query('delete from notices');
  // The counts are already right, and the trigger would write every row three times.
  await owner.query('set session_replication_role = replica');
  await owner.query(
    `insert into notices (user_id, kind, place_type, gameid, place_id, label, actor_count,
       created_at, changed_at, read_at)
     select $1, (array['like', 'comment', 'follow'])[n % 3 + 1], 'deck', 'gundam',
       gen_random_uuid(), 'Deck ' || n, 3, at, at, case when n > 30 then at end
     from (select n, app_now() - n * interval '1 minute' as at
       from generate_series(1, $2::integer) as n) as times`,
    [MAIL_READER, NOTICES],
  );
  await owner.query(
    `insert into notice_actors (user_id, notice_id, actor_id)
     select user_id, id, 2000 + (id * 3 + n) % 10000 from notices, generate_series(0, 2) as n
     where user_id = $1`,
    [MAIL_READER],
  );
  await owner.query('reset session_replication_role');
}
