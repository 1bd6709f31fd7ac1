import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';

export const GAME = 'gundam';
export const FROM = 'ST01-001';
export const TO = 'ST01-901';

const MEMBERS = 2000;
const TRADES = 500;
const ASIDE = ['decklists', 'deck_revisions', 'collection_entries', 'trades'] as const;

/**
 * Nine of ten decks contain the card: alone, beside the new number, in different case, as cover, in
 * a side zone or only in a revision. Collections contain the old number, the new one or both.
 */
export async function createScene(db: Database, decks: number): Promise<void> {
  await sql`insert into users (name, username, username_key, email, emailverified)
    select 'Walked', 'Walked' || n, 'walked' || n, 'walked' || n || '@members.test', true
    from generate_series(1, ${MEMBERS}::integer) as n`.execute(db);
  await sql`create table walked_members as
    select id, row_number() over (order by id)::integer as n from users
    where username like 'Walked%'`.execute(db);
  await sql`insert into decklists (gameid, id, user_id, decklist_name, decklist_content, considering,
      favoritecard, visibility)
    select ${GAME}, gen_random_uuid(), members.id, 'Walked deck',
      case at % 10
        when 0 then '4 x ST01-002'
        when 1 then ${`2 x ${FROM}\n1 x ${TO}`}
        when 2 then ${`3 x ${FROM.toLowerCase()}\n2 x ST01-003`}
        when 3 then '4 x ST01-003'
        else ${`4 x ${FROM}\n4 x ST01-002\n3 x ST01-003`}
      end,
      case at % 10 when 3 then ${`1 x ${FROM}`} else '' end,
      case at % 4 when 0 then ${FROM} end, 1
    from generate_series(1, ${decks}::integer) as at
    join walked_members as members on members.n = 1 + at % ${MEMBERS}::integer`.execute(db);
  await sql`insert into deck_revisions (gameid, deck_id, version, user_id, decklist_name,
      decklist_content, considering, sidedeck, resourcedeck, visibility, favoritecard, card_count)
    select gameid, id, version, user_id, decklist_name, decklist_content, considering, sidedeck,
      resourcedeck, visibility, favoritecard, 4 from decklists where gameid = ${GAME}`.execute(db);
  await addShelves(db);
  await sql`insert into trades (gameid, proposer_id, partner_id, terms, expires_at, state)
    select ${GAME}, one.id, other.id, ${JSON.stringify({ proposer: { [FROM]: 1 }, partner: { 'ST01-002': 2 } })}::jsonb,
      app_now() + interval '1 day', 'offered'
    from walked_members as one join walked_members as other on other.n = one.n + 1
    where one.n % 2 = 0 and one.n <= ${TRADES * 2}::integer`.execute(db);
  for (const table of ASIDE) {
    await sql`create table ${sql.table(`before_${table}`)} as
      select * from ${sql.table(table)} where gameid = ${GAME}`.execute(db);
  }
  await sql`analyze`.execute(db);
}

async function addShelves(db: Database): Promise<void> {
  await sql`insert into collections (user_id, gameid, id, name)
    select id, ${GAME}, 0, 'Default Collection' from walked_members`.execute(db);
  await sql`insert into collection_entries
      (user_id, gameid, collection, seq, cardno, count, trading, wanted, ignored, tag)
    select id, ${GAME}, 0, 1, cardno, 1 + n % 60, n % 3 = 0, false, false, ''
    from walked_members
    cross join (values (${FROM}::text), (${TO}::text), ('ST01-002')) as held (cardno)
    where cardno <> ${TO} or n % 5 = 0`.execute(db);
  await sql`insert into collection_states (user_id, gameid, seq, entry_count)
    select user_id, ${GAME}, 1, count(*) from collection_entries where gameid = ${GAME}
    group by user_id`.execute(db);
}

/** Counts numbers in some decks that no longer lead to a card. */
export async function countDangling(db: Database): Promise<number> {
  const { rows } = await sql<{ dangling: number }>`
    select count(*)::integer as dangling
    from (select decklist_content from decklists where gameid = ${GAME}
      and id > gen_random_uuid() order by id limit 200) as decks
    cross join lateral unnest(string_to_array(decklist_content, E'\n')) as line
    cross join lateral (select upper(split_part(line, ' x ', 2)) as cardno) as named
    where not exists (select from cards
        where cards.gameid = ${GAME} and cards.cardno = named.cardno and published = 1)
      and not exists (select from card_aliases as alias
        where alias.gameid = ${GAME} and alias.cardno = named.cardno)
      and named.cardno <> ${TO}`.execute(db);
  return rows[0]?.dangling ?? 0;
}
