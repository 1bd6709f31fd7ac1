import { randomUUID } from 'node:crypto';
import { withSafeCommits } from '@deckframe/database/roles';
import { createSession, createUser } from '@deckframe/database/scenes';
import { createTestDatabase } from '@deckframe/database/testing';
import { Client } from 'pg';
import { apiEnv, SESSION_SECRET } from '../e2e/stack/start-stack.ts';
import { startApi } from '../apps/api/src/testing/programs/start-api.ts';
import { ensureServices } from '../scripts/services/services.ts';
import { median } from './median.ts';

const CHANGES = 100;
const ROUNDS = 40;
/** Members meet a warm process. A member may save at most 120 times a minute. */
const WARM_UP_MEMBERS = 5;
const WARM_UP_SAVES = 60;

/** Rate of saving 100 changes over HTTP, relative to a plain upsert of the same rows. */
export async function measureSaves(note: (line: string) => void): Promise<number> {
  const services = await ensureServices();
  const database = await createTestDatabase(services.pgAdminUrl);
  // Without the web app, which saves do not need.
  const { WEB_DIST: _dist, ...env } = apiEnv(database.url('app'), services.redisUrl);
  const api = await startApi({ env });
  // As in the API: every commit waits for the disk.
  const client = new Client({ connectionString: withSafeCommits(database.url('app')) });
  try {
    await client.connect();
    const numbers = Array.from(
      { length: CHANGES },
      (_, at) => `BENCH-${String(at).padStart(3, '0')}`,
    );
    for (const cardno of numbers) {
      await database.db
        .insertInto('cards')
        .values({
          gameid: 'gundam',
          cardno,
          originalid: cardno,
          name: cardno,
          series: 'BENCH',
          published: 1,
        })
        .execute();
    }
    const signIn = async (): Promise<string> => {
      const { id } = await createUser(database.db, {});
      return createSession(database.db, { userId: id, secret: SESSION_SECRET });
    };
    for (let member = 0; member < WARM_UP_MEMBERS; member += 1) {
      const warmUp = await signIn();
      for (let round = 0; round < WARM_UP_SAVES; round += 1) {
        await saveChanges(api.origin, warmUp, numbers, round);
      }
    }
    const cookie = await signIn();
    const { id: bare } = await createUser(database.db, {});
    await client.query(`insert into collections (user_id, gameid, id, name)
      values (${bare}, 'gundam', 0, 'Default Collection')`);
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const save = await timeOf(() => saveChanges(api.origin, cookie, numbers, round));
      const upsert = await timeOf(() => upsertRows(client, bare, numbers, round));
      if (round > 4) ratios.push(upsert / save);
      if (round === 10) note(`save ${save.toFixed(1)} ms, bare upsert ${upsert.toFixed(1)} ms`);
    }
    return median(ratios);
  } finally {
    await client.end();
    await api.process.stop();
    await database.drop();
  }
}

async function saveChanges(
  origin: string,
  cookie: string,
  numbers: readonly string[],
  round: number,
): Promise<void> {
  const from = round % 2;
  const changes = numbers.map((cardno) => ({ cardno, from, to: 1 - from }));
  const answer = await fetch(`${origin}/api/games/gundam/my-collection/changes`, {
    method: 'POST',
    headers: {
      cookie,
      origin,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ collection: 0, changes }),
  });
  if (answer.status !== 200) throw new Error(await answer.text());
  await answer.arrayBuffer();
}

async function upsertRows(
  client: Client,
  userId: number,
  numbers: readonly string[],
  round: number,
): Promise<void> {
  await client.query('begin');
  await client.query(
    `insert into collection_entries
      (user_id, gameid, collection, seq, cardno, count, trading, wanted, ignored, tag)
     select $1, 'gundam', 0, $2, cardno, $3, false, false, false, '' from unnest($4::text[]) as cardno
     on conflict (user_id, gameid, collection, cardno) do update
       set seq = excluded.seq, count = excluded.count`,
    [userId, round + 1, 1 - (round % 2), numbers],
  );
  await client.query('commit');
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
