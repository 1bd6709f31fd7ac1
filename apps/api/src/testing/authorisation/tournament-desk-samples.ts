import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { type Command, uploadText } from '@deckframe/domain/tournaments/desk/command';
import { sql } from 'kysely';
import { STRUCTURE } from '../tournament-structure.ts';
import { CALLERS, type CallerName, type RouteSamples, type SampleScene } from './route-sample.ts';

const ONE = '/api/games/:game/tournaments/:tournamentId';
const MATCH = `${ONE}/matches/:round/:table`;
const WORKERS: readonly CallerName[] = ['visitor', 'owner', 'administrator', 'superadmin'];

const refuse = (names: readonly CallerName[]): Partial<Record<CallerName, number>> =>
  Object.fromEntries(
    (Object.keys(CALLERS) as CallerName[])
      .filter((name) => !names.includes(name))
      .map((name) => [name, 403]),
  );

async function addEvent({ db, owner }: SampleScene): Promise<{ tournamentId: string }> {
  const tournamentId = randomUUID();
  await sql`insert into tournaments (gameid, id, name, organizer_id, format, mode, time_zone,
      start_date, registration_deadline, max_players, status, structure, list_policy)
    values ('gundam', ${tournamentId}, 'Harbour open', ${owner.id}, 'standard', 'venue',
      'Europe/Berlin', app_now(), app_now(), 16, 'running', ${JSON.stringify(STRUCTURE)}::jsonb,
      'open')`.execute(db);
  return { tournamentId };
}

/** Adds a round in which the owner plays at the only table. */
async function addMatch(scene: SampleScene) {
  const { db, owner } = scene;
  const params = await addEvent(scene);
  const { tournamentId: id } = params;
  const [a, b] = [randomUUID(), randomUUID()];
  await sql`insert into tournament_registrations (gameid, tournament_id, id, user_id, shown_name,
      status) values ('gundam', ${id}, ${a}, ${owner.id}, 'Ada', 'checked_in'),
      ('gundam', ${id}, ${b}, null, 'Ben', 'checked_in')`.execute(db);
  const commands: Command[] = [
    { kind: 'start', structure: STRUCTURE, seed: 1 },
    { kind: 'enter', player: a, name: null },
    { kind: 'enter', player: b, name: null },
    { kind: 'lease', from: null },
    { kind: 'pair', round: 1, phase: 0, pairs: [[a, b]], byes: [] },
  ];
  for (const [index, { kind, ...body }] of commands.entries())
    await sql`insert into tournament_log (gameid, tournament_id, seq, entry_id, device, count, at,
        kind, body, hash)
      values ('gundam', ${id}, ${index + 1}, ${randomUUID()}, 'desk', ${index + 1}, app_now(),
        ${kind}, ${JSON.stringify(body)}::jsonb, ${'c'.repeat(64)})`.execute(db);
  await sql`insert into tournament_matches (gameid, tournament_id, round, table_no, phase, a, b)
    values ('gundam', ${id}, 1, 1, 0, ${a}, ${b})`.execute(db);
  return { params: { ...params, round: '1', table: '1' } };
}

/** Adds a device of the caller. Its key gives no permission. */
async function addDevice(scene: SampleScene, device: string) {
  const { db, callerId, owner } = scene;
  const params = await addEvent(scene);
  const keys = generateKeyPairSync('ed25519');
  const publicKey = keys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  await sql`insert into tournament_devices (gameid, tournament_id, id, user_id, public_key)
    values ('gundam', ${params.tournamentId}, ${device}, ${callerId ?? owner.id},
      ${publicKey})`.execute(db);
  return { params, keys };
}

async function arrangeUpload(scene: SampleScene) {
  const device = randomUUID();
  const { params, keys } = await addDevice(scene, device);
  const command: Command = { kind: 'lease', from: null };
  const entries = [{ id: randomUUID(), count: 1, at: 1, command }];
  const text = uploadText(entries.map((entry) => ({ ...entry, device })));
  const signature = sign(null, Buffer.from(text), keys.privateKey).toString('base64');
  return { params, body: { device, entries, signature } };
}

const arrangeEvent = async (scene: SampleScene) => ({ params: await addEvent(scene) });

export const tournamentDeskSamples: RouteSamples = {
  [`GET ${ONE}/desk`]: { arrange: arrangeEvent, answers: refuse(WORKERS) },
  [`GET ${ONE}/log`]: { arrange: arrangeEvent, answers: refuse(WORKERS) },
  [`POST ${ONE}/log`]: { arrange: arrangeUpload, answers: refuse(WORKERS) },
  [`POST ${ONE}/devices`]: {
    arrange: async (scene) => {
      const key = generateKeyPairSync('ed25519').publicKey;
      const publicKey = key.export({ format: 'der', type: 'spki' }).toString('base64');
      return { params: await addEvent(scene), body: { device: randomUUID(), publicKey } };
    },
    answers: refuse(WORKERS),
  },
  [`DELETE ${ONE}/devices/:deviceId`]: {
    arrange: async (scene) => {
      const deviceId = randomUUID();
      const { params } = await addDevice(scene, deviceId);
      return { params: { ...params, deviceId } };
    },
    answers: refuse(WORKERS),
  },
  [`GET ${ONE}/my-match`]: { arrange: arrangeEvent },
  [`GET ${ONE}/rounds/:round`]: { arrange: addMatch },
  [`GET ${ONE}/standings`]: { arrange: arrangeEvent },
  [`GET ${ONE}/bracket`]: { arrange: arrangeEvent },
  [`POST ${MATCH}/report`]: {
    arrange: async (scene) => ({
      ...(await addMatch(scene)),
      body: { result: { outcome: 'a', games: [2, 0, 0], end: 'play' } },
    }),
    answers: refuse(['visitor', 'owner']),
  },
  [`POST ${MATCH}/call`]: {
    arrange: async (scene) => ({ ...(await addMatch(scene)), body: { open: true } }),
    answers: refuse(['visitor', 'owner']),
  },
};
