import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import { FROM, GAME, TO } from './renumber-scene.ts';

type Rule = readonly [fault: string, asks: ReturnType<typeof sql>];

const names = (column: string, number: string) =>
  sql`(E'\n' || upper(${sql.ref(column)}) || E'\n') like ${`% x ${number}\n%`}`;
const copies = (column: string) =>
  sql`(select coalesce(sum(split_part(line, ' x ', 1)::integer), 0)
    from unnest(string_to_array(nullif(${sql.ref(column)}, ''), E'\n')) as line)`;

/** After renumbering: nothing has the old number, and no copy was lost or added. */
const FORTH: readonly Rule[] = [
  [
    'a deck still names the old number',
    sql`select from decklists as deck where gameid = ${GAME} and (${names('deck.decklist_content', FROM)}
      or ${names('deck.considering', FROM)} or upper(favoritecard) = ${FROM})`,
  ],
  [
    'a revision still names the old number',
    sql`select from deck_revisions as deck where gameid = ${GAME}
      and (${names('deck.decklist_content', FROM)} or ${names('deck.considering', FROM)})`,
  ],
  [
    'a deck has other copies than before',
    sql`select from decklists as deck join before_decklists as before using (gameid, id)
      where ${copies('deck.decklist_content')} <> ${copies('before.decklist_content')}
        or ${copies('deck.considering')} <> ${copies('before.considering')}
        or deck.version <> before.version or deck.modified_date <> before.modified_date`,
  ],
  [
    'a deck is not what its last revision says',
    sql`select from decklists as deck join deck_revisions as revision
        on revision.gameid = deck.gameid and revision.deck_id = deck.id
          and revision.version = deck.version
      where deck.gameid = ${GAME} and deck.decklist_content <> revision.decklist_content`,
  ],
  [
    'a changed deck has no entry in the record, or an entry no change',
    sql`select from before_decklists as before join decklists as deck using (gameid, id)
      left join card_renumber_rows as entry on entry.kind = 'deck' and entry.row_key = id::text
      where (entry.row_key is not null) <> ((deck.decklist_content, deck.considering,
        deck.favoritecard) is distinct from (before.decklist_content, before.considering,
        before.favoritecard))`,
  ],
  [
    'a collection has other copies than before',
    sql`select from (select user_id, sum(count) as count from collection_entries
        where gameid = ${GAME} and cardno in (${FROM}, ${TO}) group by user_id) as now
      join (select user_id, sum(count) as count from before_collection_entries
        where cardno in (${FROM}, ${TO}) group by user_id) as before using (user_id)
      where now.count <> least(99, before.count)`,
  ],
  [
    'a collection still has the old number',
    sql`select from collection_entries where gameid = ${GAME} and cardno = ${FROM} and count > 0`,
  ],
  [
    'a trade still names the old number',
    sql`select from trades where gameid = ${GAME} and terms::text like ${`%${FROM}%`}`,
  ],
];

const same = (table: string, columns: string) => sql`
  select from (select ${sql.raw(columns)} from ${sql.table(table)} where gameid = ${GAME}) as now
  full join (select ${sql.raw(columns)} from ${sql.table(`before_${table}`)}) as before
    on now::text = before::text
  where now is null or before is null`;

/** After undoing: everything is exactly as before. */
const BACK: readonly Rule[] = [
  [
    'a deck is not as it was',
    same('decklists', 'id, decklist_content, considering, favoritecard, version, modified_date'),
  ],
  [
    'a revision is not as it was',
    same('deck_revisions', 'deck_id, version, decklist_content, considering, favoritecard'),
  ],
  [
    'a collection is not as it was',
    sql`select from (select user_id, cardno, count, trading from collection_entries
        where gameid = ${GAME} and count > 0) as now
      full join (select user_id, cardno, count, trading from before_collection_entries) as before
        on now::text = before::text
      where now is null or before is null`,
  ],
  ['a trade is not as it was', same('trades', 'id, terms')],
  ['a row was not written back', sql`select from card_renumber_rows where not is_back`],
  [
    'a shelf counts other entries than it has',
    sql`select from collection_states as state where gameid = ${GAME} and entry_count <> (
      select count(*) from collection_entries as entry where entry.gameid = ${GAME}
        and entry.user_id = state.user_id and count > 0)`,
  ],
];

export async function findFaults(db: Database, way: 'forth' | 'back'): Promise<string[]> {
  const faults: string[] = [];
  for (const [fault, asks] of way === 'forth' ? FORTH : BACK) {
    const { rows } = await sql<{ rows: number }>`
      select count(*)::integer as rows from (${asks}) as found`.execute(db);
    const found = rows[0]?.rows ?? 0;
    if (found > 0) faults.push(`${fault}: ${found}`);
  }
  return faults;
}
