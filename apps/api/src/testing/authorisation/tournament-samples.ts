import { randomUUID } from 'node:crypto';
import { encodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { sql } from 'kysely';
import { addEntry, addTournament, type EventRow } from '../tournament-row.ts';
import { STRUCTURE } from '../tournament-structure.ts';
import {
  CALLERS,
  rolesOf,
  type CallerName,
  type RouteSamples,
  type SampleScene,
} from './route-sample.ts';

const PATH = '/api/games/:game/tournaments';
const ONE = `${PATH}/:tournamentId`;
const OWN = `${ONE}/registrations/me`;
const REMOVAL = '/api/admin/games/:game/tournaments/:tournamentId/removal';
const VERIFICATION = '/api/admin/games/:game/tournaments/:tournamentId/verification';
const BODY = {
  name: 'Harbour weekly',
  description: '',
  format: 'Standard',
  mode: 'venue',
  location: 'Harbour Games',
  area: '',
  timeZone: 'Europe/Berlin',
  start: '2126-12-05T18:30',
  deadline: '2126-12-05T18:00',
  maxPlayers: 16,
  structure: STRUCTURE,
  listPolicy: 'afterTheEnd',
  listRequired: true,
  isUnlisted: false,
};

/** The owner is the organizer. Administrators may too, others may not. */
const managed: Partial<Record<CallerName, number>> = Object.fromEntries(
  (Object.keys(CALLERS) as CallerName[])
    .filter((name) => name !== 'visitor' && name !== 'owner')
    .filter(
      (name) => !['Administrator', 'Superadmin'].some((role) => rolesOf(name)?.includes(role)),
    )
    .map((name) => [name, 403]),
);

const addEvent = async ({ db, owner }: SampleScene, event: Partial<EventRow> = {}) => ({
  tournamentId: await addTournament(db, { organizerId: owner.id, ...event }),
});

/** Adds an event of the owner, with the request for the route. */
const withEvent = (request: object = {}, event: Partial<EventRow> = {}) => ({
  arrange: async (scene: SampleScene) => ({ params: await addEvent(scene, event), ...request }),
});

/** Registers the caller for an event of the owner. */
const withEntry = (request: object = {}, event: Partial<EventRow> = {}) => ({
  arrange: async (scene: SampleScene) => {
    const params = await addEvent(scene, event);
    await addEntry(scene.db, params.tournamentId, { userId: scene.callerId });
    return { params, ...request };
  },
});

async function addDeck({ db, callerId, owner }: SampleScene): Promise<string> {
  const id = `019a0000-0000-7000-8000-${randomUUID().slice(-12)}`;
  await sql`insert into decklists (gameid, id, user_id, decklist_name, visibility)
    values ('gundam', ${id}, ${callerId ?? owner.id}, 'Deck', 0)`.execute(db);
  return encodeDeckId(id);
}

/** Adds a player's list in a finished event. */
async function addList({ db }: SampleScene, tournamentId: string): Promise<string> {
  const id = randomUUID();
  await sql`insert into tournament_lists (gameid, tournament_id, id, zones, hash, deck_name, ruleset,
      is_legal, legality)
    values ('gundam', ${tournamentId}, ${id},
      '{"decklist_content": "", "sidedeck": "", "resourcedeck": ""}', ${'a'.repeat(64)}, 'Deck', '',
      true, '[]')`.execute(db);
  const entry = await addEntry(db, tournamentId, { userId: null });
  await sql`update tournament_registrations set list_id = ${id}
    where gameid = 'gundam' and id = ${entry}`.execute(db);
  return id;
}

const endEvent = ({ db }: SampleScene, id: string) =>
  sql`update tournaments set finished_at = app_now() where gameid = 'gundam'
    and id = ${id}::uuid`.execute(db);

/** The caller has held an event before. */
const IMPORTED = {
  name: 'Seaside cup',
  format: 'Standard',
  day: '2025-05-02',
  timeZone: 'Europe/Berlin',
  mode: 'venue',
  location: '',
  area: '',
  link: '',
};

export const tournamentSamples: RouteSamples = {
  'POST /api/games/:game/tournament-imports': {
    arrange: async (scene) => {
      const organizerId = scene.callerId ?? scene.owner.id;
      await addTournament(scene.db, { organizerId, status: 'finished' });
      const standings = 'place,player,points\n1,Anna,3\n2,Bo,0';
      const file = { kind: 'csv', event: IMPORTED, standings, lists: '' };
      return { body: { checkOnly: true, file } };
    },
  },
  [`POST ${PATH}`]: { arrange: () => ({ body: BODY }) },
  'GET /api/games/:game/meta/:window': { arrange: () => ({ params: { window: 'none' } }) },
  'GET /api/games/:game/meta/:window/fields': { arrange: () => ({ params: { window: 'none' } }) },
  'GET /api/games/:game/meta/:window/weeks': { arrange: () => ({ params: { window: 'none' } }) },
  'GET /api/games/:game/meta/:window/matches': {
    arrange: () => ({ params: { window: 'none' }, query: { a: 'Ash', b: 'Tide' } }),
  },
  'GET /api/games/:game/meta/:window/archetype': {
    arrange: () => ({ params: { window: 'none' }, query: { archetype: 'Ash' } }),
  },
  [`GET ${ONE}`]: withEvent(),
  'GET /api/games/:game/my-tournaments': {
    arrange: async (scene) => {
      await withEntry().arrange(scene);
      return {};
    },
  },
  'GET /api/games/:game/tournament-days': {
    arrange: () => ({ query: { from: '2126-12-01', to: '2126-12-31' } }),
  },
  'GET /api/games/:game/tournament-places': {},
  [`GET ${ONE}/calendar.ics`]: withEvent(),
  [`PUT ${ONE}`]: {
    ...withEvent({ headers: { 'if-match': '"1"' }, body: BODY }),
    answers: managed,
  },
  [`DELETE ${ONE}`]: {
    ...withEvent({}, { status: 'draft' }),
    // Callers without access to the draft get 404.
    answers: Object.fromEntries(Object.keys(managed).map((name) => [name, 404])),
  },
  [`POST ${ONE}/copies`]: { ...withEvent({ body: { weeks: 1 } }), answers: managed },
  [`PUT ${ONE}/state`]: { ...withEvent({ body: { status: 'cancelled' } }), answers: managed },
  [`PUT ${ONE}/staff`]: {
    arrange: async (scene) => {
      const params = await addEvent(scene);
      const { rows } = await sql<{ username: string }>`
        insert into users (name, username, username_key, email, emailverified)
        select made, made, made, made || '@members.test', true
        from (select 'judge' || substr(gen_random_uuid()::text, 1, 8) as made) as name
        returning username`.execute(scene.db);
      return { params, body: { username: rows[0]?.username ?? '', duty: 'judge' } };
    },
    answers: managed,
  },
  [`DELETE ${ONE}/staff/:username`]: {
    arrange: async (scene) => ({
      params: { ...(await addEvent(scene)), username: scene.owner.username },
    }),
    answers: managed,
  },
  [`PUT ${ONE}/duty`]: {
    arrange: async (scene) => {
      const params = await addEvent(scene);
      await sql`insert into invitations (gameid, place_type, place_id, user_id, invited_by, role)
        select 'gundam', 'tournament', ${params.tournamentId}, invited.id, ${scene.owner.id}, 'judge'
        from users as invited where invited.id = ${scene.callerId}
          and invited.id <> ${scene.owner.id}`.execute(scene.db);
      return { params };
    },
    // Nobody can invite the organiser.
    answers: { owner: 404 },
  },
  [`DELETE ${ONE}/duty`]: withEvent(),
  [`PUT ${VERIFICATION}`]: withEvent(),
  [`DELETE ${VERIFICATION}`]: withEvent(),
  [`GET ${ONE}/objections`]: withEvent(),
  [`POST ${ONE}/objections`]: {
    arrange: async (scene) => {
      const { params } = await withEntry({}, { status: 'finished' }).arrange(scene);
      await endEvent(scene, params.tournamentId);
      return { params, body: { text: 'Two to one' } };
    },
  },
  [`PUT ${ONE}/objections/:objectionId`]: {
    arrange: async (scene) => {
      const params = await addEvent(scene, { status: 'finished' });
      const objectionId = randomUUID();
      await sql`insert into tournament_objections (gameid, tournament_id, id, text)
        values ('gundam', ${params.tournamentId}, ${objectionId}, 'Two to one')`.execute(scene.db);
      return { params: { ...params, objectionId }, body: { isUpheld: true, answer: 'Yes' } };
    },
    answers: managed,
  },
  [`PUT ${REMOVAL}`]: withEvent({ body: { reason: 'Spam' } }),
  [`DELETE ${REMOVAL}`]: {
    arrange: async (scene) => {
      const params = await addEvent(scene);
      await sql`select set_removal('tournament', 'gundam', ${params.tournamentId}, true, 'Spam')`.execute(
        scene.db,
      );
      return { params };
    },
  },
  [`GET ${ONE}/registrations`]: withEvent(),
  [`GET ${ONE}/lists`]: withEvent(),
  [`GET ${ONE}/lists/:listId`]: {
    arrange: async (scene) => {
      const params = await addEvent(scene, { status: 'finished' });
      return { params: { ...params, listId: await addList(scene, params.tournamentId) } };
    },
  },
  [`POST ${ONE}/lists/:listId/checks`]: {
    arrange: async (scene) => {
      const params = await addEvent(scene);
      return { params: { ...params, listId: await addList(scene, params.tournamentId) } };
    },
    answers: managed,
  },
  [`POST ${ONE}/registrations`]: withEvent({ body: { deckId: null } }),
  [`GET ${OWN}`]: withEntry(),
  [`PUT ${OWN}/list`]: {
    // A deck without cards is refused, after all other checks.
    arrange: async (scene) => {
      const { params } = await withEntry().arrange(scene);
      return { params, body: { deckId: await addDeck(scene) } };
    },
    answers: 422,
  },
  [`PUT ${OWN}/check-in`]: withEntry({}, { startsIn: '20 minutes' }),
  [`DELETE ${OWN}`]: withEntry(),
  [`GET ${ONE}/legality/:deckId`]: {
    arrange: async (scene) => ({
      params: { ...(await addEvent(scene)), deckId: await addDeck(scene) },
    }),
  },
  [`POST ${ONE}/guests`]: { ...withEvent({ body: { name: 'Walk-in' } }), answers: managed },
};
