import { sql } from 'kysely';
import type { RouteSamples, SampleScene } from './route-sample.ts';

const TO = 'ST01-900';

/** Restores the card's number after the last caller. */
async function putBack({ db }: SampleScene) {
  await sql`update card_renumbers set state = 'undone' where gameid = 'gundam'`.execute(db);
  await sql`select move_card_number('gundam', cardno, 'ST01-009') from cards
    where gameid = 'gundam' and cardno = ${TO}`.execute(db);
  return { body: { from: 'ST01-009', to: TO } };
}

async function begin(scene: SampleScene) {
  await putBack(scene);
  await sql`select move_card_number('gundam', 'ST01-009', ${TO})`.execute(scene.db);
  const { rows } = await sql<{ id: string }>`
    insert into card_renumbers (gameid, old_cardno, new_cardno, name)
    values ('gundam', 'ST01-009', ${TO}, 'Card') returning id::text as id`.execute(scene.db);
  return { params: { id: rows[0]?.id ?? '' } };
}

async function layOut({ db }: SampleScene) {
  await sql`insert into cards (gameid, cardno, name, originalid, series, mainalternate, published)
    values ('gundam', 'ALT-1', 'Twin', 'ALT-1', 'S', true, 1),
      ('gundam', 'ALT-2', 'Twin', 'ALT-1', 'S', false, 1)
    on conflict (gameid, cardno) do nothing`.execute(db);
  const { rows } = await sql<{ cardno: string }>`select cardno from cards
    where gameid = 'gundam' and originalid = 'ALT-1' order by mainalternate desc`.execute(db);
  const printings = rows.map(({ cardno }) => cardno);
  const group = { originalid: 'ALT-1', printings };
  const turned = { originalid: 'ALT-1', printings: printings.toReversed() };
  return { body: { before: [group], after: [turned] } };
}

export const cardNumberSamples: RouteSamples = {
  'GET /api/admin/games/:game/alternates': {},
  'PUT /api/admin/games/:game/alternates': { arrange: layOut },
  'GET /api/admin/games/:game/card-numbers/:cardno': {
    arrange: () => ({ params: { cardno: 'ST01-001' } }),
  },
  'GET /api/admin/games/:game/renumbers': {},
  'POST /api/admin/games/:game/renumbers': { arrange: putBack },
  'POST /api/admin/games/:game/renumbers/:id/undo': { arrange: begin },
};
