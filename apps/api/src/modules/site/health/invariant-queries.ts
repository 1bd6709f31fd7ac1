import type { Database } from '@deckframe/database/db';
import { type RawBuilder, sql } from 'kysely';

/** A part of all members and cards, to bound the work. */
interface Slice {
  /** Range of member ids. */
  readonly from: number;
  readonly to: number;
  /** Part of cards by hash. */
  readonly part: number;
  readonly parts: number;
}

/** SQL that returns violations of a rule. */
type Invariant = (slice: Slice) => RawBuilder<{ subject: string }>;

const members = ({ from, to }: Slice, column: string): RawBuilder<boolean> =>
  sql`(${sql.ref(column)} >= ${from}::bigint and ${sql.ref(column)} < ${to}::bigint)`;

const cards = ({ part, parts }: Slice, column: string): RawBuilder<boolean> =>
  sql`abs(hashtext(${sql.ref(column)})::bigint) % ${parts}::integer = ${part}::integer`;

/** Counters compared with their rows. */
export const COUNTERS: Readonly<Record<string, Invariant>> = {
  'likes of decks': (slice) => sql`
    select deck_id::text as subject from deck_counts
    where ${members(slice, 'deck_counts.user_id')}
      and like_count <> (select count(*) from likes where gameid = deck_counts.gameid
        and content_type = 'deck' and content_id = deck_id::text)`,
  'likes of custom series': (slice) => sql`
    select id as subject from custom_series as series where ${members(slice, 'series.owner_id')}
      and like_count <> (select count(*) from likes where gameid = series.gameid
        and content_type = 'custom-series' and content_id = series.id)`,
  'likes of members': (slice) => sql`
    select id::text as subject from profiles_public as users where ${members(slice, 'users.id')}
      and (like_count <> (select count(*) from likes where user_id = users.id)
        or like_received_count <> (select count(*) from decklists
          join likes on decklists.gameid = likes.gameid and likes.content_type = 'deck'
            and decklists.id::text = likes.content_id
          where decklists.user_id = users.id))`,
  'comments of cards': (slice) => sql`
    select cardno as subject from cards where ${cards(slice, 'cards.cardno')}
      and comment_count <> (select count(*) from comments where gameid = cards.gameid
        and content_type = 'card' and moderated_at is null and content_id = any(array(
          select cards.cardno union all select alias.cardno from card_aliases as alias
          where alias.gameid = cards.gameid and alias.current_cardno = cards.cardno)))`,
  'comments of decks': (slice) => sql`
    select deck_id::text as subject from deck_counts
    where ${members(slice, 'deck_counts.user_id')}
      and comment_count <> (select count(*) from comments where gameid = deck_counts.gameid
        and content_type = 'deck' and content_id = deck_id::text and moderated_at is null)`,
  'comments of custom series': (slice) => sql`
    select id as subject from custom_series as series where ${members(slice, 'series.owner_id')}
      and comment_count <> (select count(*) from comments where gameid = series.gameid
        and content_type = 'custom-series' and content_id = series.id and moderated_at is null)`,
  // Uses the search term of a series.
  'decks of custom series': (slice) => sql`
    select id as subject from custom_series as series where ${members(slice, 'series.owner_id')}
      and deck_count <> (select count(*) from deck_search as search
        join decklists as deck on deck.gameid = search.gameid and deck.id = search.deck_id
        where search.gameid = series.gameid
          and search.terms @> array[('x' || left(md5('custom:' || series.id), 8))::bit(32)::integer]
          and series.id = any(string_to_array(deck.customseries, ','))
          and deck.is_public = 1 and deck.deleted_at is null and deck.moderated_at is null)`,
  'decks and their counters': (slice) => sql`
    select coalesce(decks.id, counts.deck_id)::text as subject
    from (select gameid, id, user_id, name_key, is_public, deleted_at, moderated_at
      from decklists where ${members(slice, 'decklists.user_id')}) as decks
    full join (select * from deck_counts where ${members(slice, 'deck_counts.user_id')}) as counts
      on counts.gameid = decks.gameid and counts.deck_id = decks.id
    where (decks.user_id, decks.name_key,
        decks.is_public = 1 and decks.deleted_at is null and decks.moderated_at is null)
      is distinct from (counts.user_id, counts.name_key, counts.is_listed)`,
  'comments and ratings of members': (slice) => sql`
    select id::text as subject from profiles_public as users where ${members(slice, 'users.id')}
      and (comment_count <> (select count(*) from comments
          where user_id = users.id and moderated_at is null)
        or rating_count <> (select count(*) from card_ratings where user_id = users.id))`,
  'ratings of cards': (slice) => sql`
    select card_id as subject from card_rating_totals as totals
    where ${cards(slice, 'totals.card_id')} and not exists (
      select from card_ratings where gameid = totals.gameid and card_id = totals.card_id
      having count(*) = rating_count and coalesce(sum(rating), 0) = rating_sum)`,
  followers: (slice) => sql`
    select id::text as subject from profiles_public as users where ${members(slice, 'users.id')}
      and follower_count <> (select count(*) from follows where followed_id = users.id)`,
  'actors of notices': (slice) => sql`
    select user_id || '/' || id as subject from notices
    where ${members(slice, 'notices.user_id')}
      and actor_count <> (select count(*) from notice_actors as actors
        where actors.user_id = notices.user_id and actors.notice_id = notices.id)`,
  EXP: (slice) => sql`
    select id::text as subject from users where ${members(slice, 'users.id')} and (user_exp < 0
      or user_exp <> (select coalesce(sum(amount), 0) from exp_events where user_id = users.id))`,
  ranks: (slice) => sql`
    select bucket::text as subject from exp_counts
    where width = 1 and abs(bucket::bigint) % ${slice.parts}::integer = ${slice.part}::integer
    group by bucket having sum(members) <> (select count(*) from users
      where -user_exp = -bucket and id <> 1 and deleted_at is null and emailverified)`,
  'entries of collections': (slice) => sql`
    select user_id || '/' || gameid as subject from collection_states as states
    where ${members(slice, 'states.user_id')} and not exists (
      select from collection_entries as entries
      where entries.user_id = states.user_id and entries.gameid = states.gameid
      having coalesce(max(entries.seq), 0) <= states.seq and states.entry_count = count(*) filter (
        where count > 0 or trading or wanted or ignored or tag <> ''))`,
};

/** Data that must agree. */
export const CONTENTS: Readonly<Record<string, Invariant>> = {
  'decks and their last revision': (slice) => sql`
    select id::text as subject from decklists as decks where ${members(slice, 'decks.user_id')}
      and not exists (select from deck_revisions as revisions
        where revisions.gameid = decks.gameid and revisions.deck_id = decks.id
          and revisions.version = decks.version
          and revisions.decklist_content = decks.decklist_content)`,
  'decks and their card lines': (slice) => sql`
    select id::text as subject from decklists as decks where ${members(slice, 'decks.user_id')}
      and (select coalesce(sum(substring(line from '^[0-9]+')::integer), 0)
          from string_to_table(decklist_content, chr(10)) as line)
        <> (select coalesce(sum(quantity), 0) from deck_cards as lines
          where lines.gameid = decks.gameid and lines.deck_id = decks.id and lines.zone = 0)`,
  'folders and whose decks they hold': (slice) => sql`
    select held.deck_id::text as subject from deck_folder_decks as held
    join decklists as decks on decks.gameid = held.gameid and decks.id = held.deck_id
    join deck_folders as folders on folders.id = held.folder_id
    where ${members(slice, 'held.user_id')}
      and (decks.user_id, folders.user_id, folders.gameid)
        is distinct from (held.user_id, held.user_id, held.gameid)`,
  'EXP of a day': (slice) => sql`
    select user_id || '/' || events.kind as subject from exp_events as events
    join exp_caps on exp_caps.kind = events.kind
    where ${members(slice, 'events.user_id')}
    group by user_id, events.kind, exp_caps.per_day, date_trunc('day', created_at at time zone 'utc')
    having count(*) > exp_caps.per_day`,
  'claims and what they gave': (slice) => sql`
    select user_id || '/' || id as subject from users_boxitems as entries
    where ${members(slice, 'entries.user_id')} and claimed and exists (
      select from unnest(gifts || ('banner:' || banner)) as gift
      where gift is not null and not exists (select from users_cosmetics as given
        where given.user_id = entries.user_id and given.kind || ':' || given.cosmetic_id = gift))`,
  'cosmetics and their list': (slice) => sql`
    select user_id || '/' || cosmetic_id as subject from users_cosmetics as given
    join users on users.id = given.user_id
    where ${members(slice, 'given.user_id')} and kind in ('banner', 'badge', 'background')
      and taken_at is null
      and not cosmetic_id = any (regexp_split_to_array(
      lower(trim(case kind when 'banner' then ownedbanners when 'badge' then ownedbadges
        else ownedbackgrounds end)), '\\s*,\\s*')) is true`,
  'events and their claims': (slice) => sql`
    select id::text as subject from ex_events as events
    where claim_limit is not null
      and events.id % ${slice.parts}::integer = ${slice.part}::integer
      and claim_count < (select count(*) from users_boxitems as entries
        where entries."eventId" = events.id and claimed)`,
  // Compares moved copies with the step.
  'copies that trades moved': (slice) => sql`
    select trades.id::text as subject from trades
    join trade_steps as steps on steps.gameid = trades.gameid and steps.trade_id = trades.id
      and steps.kind in ('done', 'undone') and steps.moved is not null
    where ${members(slice, 'trades.proposer_id')} and exists (
      select from (
        select key, value::integer as moved, 0 as agreed
        from jsonb_each_text(steps.moved -> 'proposer')
        union all
        select key, 0, -value::integer * case steps.kind when 'done' then 1 else -1 end
        from jsonb_each_text(trades.terms -> 'proposer')
        union all
        select key, 0, value::integer * case steps.kind when 'done' then 1 else -1 end
        from jsonb_each_text(trades.terms -> 'partner')
        union all
        -- What left one side came to the other.
        select key || '/partner', -value::integer, 0
        from jsonb_each_text(steps.moved -> 'partner')
        union all
        select key || '/partner', 0, value::integer
        from jsonb_each_text(steps.moved -> 'proposer')
      ) as cards group by key having sum(moved) <> sum(agreed))`,
  'trades and their confirmations': (slice) => sql`
    select trades.id::text as subject from trades
    where ${members(slice, 'trades.proposer_id')} and (
      (state in ('done', 'undone')) <> exists (select from trade_steps as steps
        where steps.gameid = trades.gameid and steps.trade_id = trades.id and kind = 'done')
      or state in ('done', 'undone') and (
        select count(distinct side) from trade_steps as steps
        where steps.gameid = trades.gameid and steps.trade_id = trades.id
          and kind in ('confirm', 'done') and steps.round = trades.round) <> 2
      or (state = 'undone') <> exists (select from trade_steps as steps
        where steps.gameid = trades.gameid and steps.trade_id = trades.id and kind = 'undone'))`,
  'one main printing': (slice) => sql`
    select gameid || '/' || originalid as subject from cards
    where ${cards(slice, 'cards.originalid')} and published = 1 and mainalternate is not null
    group by gameid, originalid having count(*) filter (where mainalternate) <> 1`,
};

const INVARIANTS: Readonly<Record<string, Invariant>> = { ...COUNTERS, ...CONTENTS };

const SHOWN = 20;

export interface BrokenInvariant {
  readonly name: string;
  readonly subjects: readonly string[];
}

/** Returns violated rules. Each is one statement and sees one snapshot. */
export async function findBroken(
  db: Database,
  slice: Slice,
  rules: Readonly<Record<string, Invariant>> = INVARIANTS,
): Promise<BrokenInvariant[]> {
  const broken: BrokenInvariant[] = [];
  for (const [name, rule] of Object.entries(rules)) {
    const { rows } = await sql<{
      subject: string;
    }>`select subject from (${rule(slice)}) as found limit ${SHOWN}`.execute(db);
    if (rows.length > 0) broken.push({ name, subjects: rows.map(({ subject }) => subject) });
  }
  return broken;
}

/** All slices of members and cards. */
export async function listSlices(db: Database, width: number): Promise<Slice[]> {
  const { rows } = await sql<{
    last: string;
  }>`select coalesce(max(id), 0) as last from users`.execute(db);
  const parts = Math.floor(Number(rows[0]?.last ?? 0) / width) + 1;
  return Array.from({ length: parts }, (_, part) => ({
    from: part * width,
    to: (part + 1) * width,
    part,
    parts,
  }));
}
