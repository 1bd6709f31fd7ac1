import { sql } from 'kysely';
import { CALLERS, type CallerName, type RouteSamples, type SampleScene } from './route-sample.ts';

const PATH = '/api/games/:game/trades';
const ONE = `${PATH}/:tradeId`;
const ROUND = { round: 1 };
const TERMS = {
  give: [{ cardno: 'ST01-001', copies: 1 }],
  get: [{ cardno: 'ST01-002', copies: 1 }],
};

type Role = 'partner' | 'proposer';

async function addOther({ db }: SampleScene): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into users (name, username, username_key, email, emailverified)
    select made, made, made, made || '@members.test', true
    from (select 'trader' || substr(gen_random_uuid()::text, 1, 8) as made) as name
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

async function addCopies({ db }: SampleScene, userId: number, cardno: string): Promise<void> {
  await sql`insert into collections (user_id, gameid, id, name)
    values (${userId}, 'gundam', 0, 'Default Collection') on conflict do nothing`.execute(db);
  await sql`insert into collection_states (user_id, gameid, seq)
    values (${userId}, 'gundam', 1) on conflict do nothing`.execute(db);
  await sql`insert into collection_entries (user_id, gameid, collection, cardno, count, trading,
      wanted, ignored, tag, seq)
    values (${userId}, 'gundam', 0, ${cardno}, 50, true, false, false, '', 1)
    on conflict (user_id, gameid, collection, cardno) do update set count = 50, trading = true`.execute(
    db,
  );
}

/** Adds a trade between the owner and a new member. */
async function addTrade(scene: SampleScene, role: Role) {
  const { db, owner } = scene;
  const other = await addOther(scene);
  const [proposer, partner] = role === 'proposer' ? [owner.id, other] : [other, owner.id];
  await addCopies(scene, proposer, 'ST01-001');
  await addCopies(scene, partner, 'ST01-002');
  const terms = JSON.stringify({ proposer: { 'ST01-001': 1 }, partner: { 'ST01-002': 1 } });
  const { rows } = await sql<{ id: string }>`
    insert into trades (gameid, proposer_id, partner_id, terms, expires_at)
    values ('gundam', ${proposer}, ${partner}, ${terms}::jsonb, app_now() + interval '1 day')
    returning id`.execute(db);
  return { params: { tradeId: rows[0]?.id ?? '' } };
}

/** Callers outside the trade get 404. */
const strangers: Partial<Record<CallerName, number>> = Object.fromEntries(
  (Object.keys(CALLERS) as CallerName[])
    .filter((name) => name !== 'visitor' && name !== 'owner')
    .map((name) => [name, 404]),
);

const ofOwner = (role: Role, body?: object) => ({
  arrange: async (scene: SampleScene) => ({
    ...(await addTrade(scene, role)),
    ...(body !== undefined && { body }),
  }),
  answers: strangers,
});

export const tradeSamples: RouteSamples = {
  'GET /api/games/:game/trade-partners/:userId': {
    arrange: async (scene) => ({ params: { userId: String(await addOther(scene)) } }),
  },
  'PUT /api/me/trade-settings': {
    arrange: () => ({ body: { isOpen: true, country: 'DE', language: null } }),
  },
  [`POST ${PATH}`]: {
    arrange: async (scene) => {
      const partner = await addOther(scene);
      await addCopies(scene, partner, 'ST01-002');
      if (scene.callerId !== null) await addCopies(scene, scene.callerId, 'ST01-001');
      return { body: { partnerId: String(partner), ...TERMS } };
    },
  },
  [`GET ${ONE}`]: ofOwner('proposer'),
  [`POST ${ONE}/counter`]: ofOwner('proposer', { ...ROUND, ...TERMS }),
  [`POST ${ONE}/confirm`]: ofOwner('partner', ROUND),
  [`POST ${ONE}/notes`]: ofOwner('partner', { text: 'Hello' }),
  [`POST ${ONE}/decline`]: ofOwner('partner'),
  [`POST ${ONE}/withdraw`]: ofOwner('proposer'),
  [`POST ${ONE}/undo`]: {
    arrange: async (scene) => {
      const { params } = await addTrade(scene, 'partner');
      await sql`update trades set state = 'done', confirmed_side = 'proposer'
        where gameid = 'gundam' and id = ${params.tradeId}::uuid`.execute(scene.db);
      return { params };
    },
    answers: strangers,
  },
};
