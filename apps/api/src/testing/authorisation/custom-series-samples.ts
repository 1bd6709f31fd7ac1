import { sql } from 'kysely';
import { byRule } from './by-rule.ts';
import { CALLERS, type CallerName, type RouteSamples, type SampleScene } from './route-sample.ts';

const PATH = '/api/games/:game/custom-series';
const ONE = `${PATH}/:seriesId`;
const BODY = { name: 'Salt Road', description: 'Stories' };

type Params = { params: Record<string, string> };

/** Adds a draft of the owner with one card. */
async function addSeries({ db, owner }: SampleScene): Promise<Params> {
  const { rows } = await sql<{ id: string }>`
    insert into custom_series (gameid, owner_id, name, card_count, next_number)
    values ('gundam', ${owner.id}, 'Salt Road', 1, 2) returning id`.execute(db);
  const seriesId = rows[0]?.id ?? '';
  await sql`insert into custom_cards (gameid, id, series_map, fields)
    values ('gundam', ${`${seriesId}-001`}, ${seriesId}, '{"name": "Courier"}')`.execute(db);
  return { params: { seriesId } };
}

async function addPublished(scene: SampleScene): Promise<Params> {
  const added = await addSeries(scene);
  await sql`update custom_series set is_published = true, published_at = app_now()
    where gameid = 'gundam' and id = ${added.params['seriesId']}`.execute(scene.db);
  return added;
}

async function addCard(scene: SampleScene): Promise<Params> {
  const { params } = await addSeries(scene);
  return { params: { ...params, cardId: `${params['seriesId']}-001` } };
}

/** A draft is invisible to others. Moderators can see but not change it. */
const ofOwner: Partial<Record<CallerName, number>> = Object.fromEntries(
  (Object.keys(CALLERS) as CallerName[])
    .filter((name) => name !== 'visitor' && name !== 'owner')
    .map((name) => [name, name === 'administrator' || name === 'superadmin' ? 403 : 404]),
);
const seen = byRule('custom-series.see-hidden', 404);

const REMOVAL = '/api/admin/games/:game/custom-series/:seriesId/removal';

export const customSeriesSamples: RouteSamples = {
  [`PUT ${REMOVAL}`]: {
    arrange: async (scene) => ({ ...(await addSeries(scene)), body: { reason: 'Stolen art' } }),
  },
  [`DELETE ${REMOVAL}`]: {
    arrange: async (scene) => {
      const { params } = await addSeries(scene);
      await sql`select set_removal('custom-series', 'gundam', ${params['seriesId']}, true, 'Art')`.execute(
        scene.db,
      );
      return { params };
    },
  },
  [`GET ${ONE}`]: { arrange: addSeries, answers: seen },
  [`GET ${ONE}/cards`]: { arrange: addSeries, answers: seen },
  [`GET ${ONE}/like`]: { arrange: addPublished },
  [`PUT ${ONE}/like`]: { arrange: addPublished },
  [`DELETE ${ONE}/like`]: { arrange: addPublished },
  [`POST ${PATH}`]: { arrange: () => ({ body: BODY }) },
  [`PUT ${ONE}`]: {
    arrange: async (scene) => ({
      ...(await addSeries(scene)),
      body: BODY,
      headers: { 'if-match': '1' },
    }),
    answers: ofOwner,
  },
  [`DELETE ${ONE}`]: { arrange: addSeries, answers: ofOwner },
  [`PUT ${ONE}/publication`]: {
    arrange: async (scene) => ({
      ...(await addSeries(scene)),
      body: { is_published: true, artIsFree: true },
    }),
    answers: ofOwner,
  },
  [`POST ${ONE}/members`]: {
    arrange: async (scene) => {
      const { rows } = await sql<{ username: string }>`
        insert into users (name, username, username_key, email, emailverified)
        select made, made, made, made || '@members.test', true
        from (select 'editor' || substr(gen_random_uuid()::text, 1, 8) as made) as name
        returning username`.execute(scene.db);
      return { ...(await addSeries(scene)), body: { username: rows[0]?.username ?? '' } };
    },
    answers: ofOwner,
  },
  [`PUT ${ONE}/membership`]: {
    arrange: async (scene) => {
      const { params } = await addSeries(scene);
      await sql`insert into invitations (gameid, place_type, place_id, user_id, invited_by)
        select 'gundam', 'custom-series', ${params['seriesId']}, invited.id, ${scene.owner.id}
        from users as invited where invited.id = ${scene.callerId}
          and invited.id <> ${scene.owner.id}`.execute(scene.db);
      return { params };
    },
  },
  [`DELETE ${ONE}/members/:userId`]: {
    arrange: async (scene) => {
      const { params } = await addSeries(scene);
      return { params: { ...params, userId: '999999' } };
    },
    answers: ofOwner,
  },
  [`POST ${ONE}/cards`]: {
    arrange: async (scene) => ({
      ...(await addSeries(scene)),
      body: { fields: { name: 'Courier' } },
    }),
    answers: ofOwner,
  },
  [`POST ${ONE}/cards/batch`]: {
    arrange: async (scene) => ({
      ...(await addSeries(scene)),
      body: { cards: [{ fields: { name: 'Courier' } }] },
    }),
    answers: ofOwner,
  },
  [`PUT ${ONE}/cards/:cardId`]: {
    arrange: async (scene) => ({
      ...(await addCard(scene)),
      body: { cells: [{ column: 'name', from: 'Courier', to: 'Runner' }] },
    }),
    answers: ofOwner,
  },
  // Uploads are disabled here. The permission check runs first.
  [`POST ${ONE}/cards/:cardId/picture`]: { arrange: addCard, answers: 503 },
  [`DELETE ${ONE}/cards/:cardId`]: { arrange: addCard, answers: ofOwner },
};
