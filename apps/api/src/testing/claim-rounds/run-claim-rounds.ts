import { randomUUID } from 'node:crypto';
import { createSession, createUser } from '@deckframe/database/scenes';
import type { TestDatabase } from '@deckframe/database/testing';
import { type RunningApi, SECRET, startProductionApi } from '../programs/start-api.ts';
import { checkClaims } from './check-claims.ts';
import { placeTargets, type Target } from './claim-targets.ts';

export type ClaimReport = {
  claims: number;
  paid: number;
  kills: number;
  /** Claims whose answer was lost and that were retried with the same key. */
  repeated: number;
  /** Targets that were not paid exactly once, or differ from the answer. */
  faults: string[];
};

const AT_ONCE = 50;
const ANSWERS_BEFORE_KILL = 8;

/**
 * Sends fifty concurrent claims of one member to two API processes and kills one of them. Lost
 * answers are retried at the other process with the same key. Afterwards, each event, item and
 * level reward must be paid once.
 */
export async function runClaimRounds(database: TestDatabase, rounds: number): Promise<ClaimReport> {
  const report: ClaimReport = { claims: 0, paid: 0, kills: 0, repeated: 0, faults: [] };
  // Started in parallel, because a single start leaves one core idle.
  const staying = startProductionApi(database);
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const [stays, victim] = await Promise.all([staying, startProductionApi(database)]);
      await playRound(database, { victim, stays }, report).finally(() => victim.process.stop());
    }
  } finally {
    await staying.then((stays) => stays.process.stop());
  }
  return report;
}

async function playRound(
  database: TestDatabase,
  { victim, stays }: { victim: RunningApi; stays: RunningApi },
  report: ClaimReport,
): Promise<void> {
  const { id } = await createUser(database.db, { user_exp: 300_000 });
  const cookie = await createSession(database.db, { userId: id, secret: SECRET });
  const targets = await placeTargets(database.db, id);
  await database.db.deleteFrom('rate_limits').execute();
  let answers = 0;
  const kill = (): void => {
    answers += 1;
    if (answers === ANSWERS_BEFORE_KILL) process.kill(victim.process.pid, 'SIGKILL');
  };
  const claims = Array.from({ length: AT_ONCE }, (_, at): [Target, number] => [
    targets[at % targets.length] as Target,
    at,
  ]);
  const results = await Promise.all(
    claims.map(async ([target, at]) => {
      const origins = at % 2 === 0 ? [victim.origin, stays.origin] : [stays.origin];
      const claim = { cookie, key: randomUUID(), body: target.body };
      const resetLimits = () => database.db.deleteFrom('rate_limits').execute();
      const result = await sendUntilAnswered(origins, claim, resetLimits);
      kill();
      return { target, ...result };
    }),
  );
  await victim.process.exited;
  report.claims += results.length;
  report.kills += 1;
  report.paid += results.filter(({ isPaid }) => isPaid).length;
  report.repeated += results.filter(({ repeats }) => repeats > 0).length;
  report.faults.push(...(await checkClaims(database.db, id, targets, results)));
}

type Claim = { cookie: string; key: string; body: object };

/** Switches to the other process when a connection breaks, and retries with the same key. */
async function sendUntilAnswered(
  origins: readonly string[],
  claim: Claim,
  resetLimits: () => Promise<unknown>,
): Promise<{ isPaid: boolean; refusal: string | null; repeats: number }> {
  const [first = '', ...rest] = origins;
  let origin = first;
  for (let repeats = 0; ;) {
    try {
      const answer = await send(origin, claim);
      const body = (await answer.json()) as { code?: string };
      if (answer.status === 429) await resetLimits();
      else if (answer.status !== 503) {
        return { isPaid: answer.status === 200, refusal: body.code ?? null, repeats };
      }
    } catch (error) {
      const next = rest.shift();
      if (next === undefined) throw error;
      origin = next;
      repeats += 1;
    }
  }
}

function send(origin: string, { cookie, key, body }: Claim): Promise<Response> {
  return fetch(`${origin}/api/me/mailbox`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
}
