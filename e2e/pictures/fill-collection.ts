import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';

const GAME = 'gundam';
/** Every so manieth card is there, more of the common ones. */
const NTH = 3;

/** A collection of a third of all cards, some of them for trade, some wanted. */
export async function fillCollection(db: Database, userId: number, shift = 0): Promise<void> {
  const shelf = { user_id: userId, gameid: GAME };
  await db
    .insertInto('collections')
    .values({ ...shelf, id: 0, name: 'Default Collection' })
    .execute();
  await sql`with numbered as (
      select cardno, row_number() over (order by cardno) + ${shift}::integer as place from cards
      where gameid = ${GAME} and published = 1
    ), stored as (
      insert into collection_entries
        (user_id, gameid, collection, cardno, seq, count, trading, wanted, ignored, tag)
      select ${userId}, ${GAME}, 0, cardno, 1,
        case when place % ${NTH} = 0 then 1 + place % 5 else 0 end,
        place % ${NTH} = 0 and place % 9 = 0, place % ${NTH} = 1 and place % 7 = 0, false, ''
      from numbered where place % ${NTH} = 0 or (place % ${NTH} = 1 and place % 7 = 0)
      returning 1
    )
    insert into collection_states (user_id, gameid, seq, entry_count)
    select ${userId}, ${GAME}, 1, count(*) from stored`.execute(db);
}
