import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createSession, createUser } from '@deckframe/database/scenes';
import type { TestDatabase } from '@deckframe/database/testing';
import { type RunningApi, startApi } from '../../apps/api/src/testing/programs/start-api.ts';
import { REPOSITORY_ROOT } from '../services/services.ts';
import { checkClaims } from './check-claims.ts';
import { placeTargets, type Target } from './claim-targets.ts';
import { sendUntilAnswered } from './send-claim.ts';

export type ClaimOptions = {
  database: TestDatabase;
  rounds: number;
  onRound?: (round: number, report: ClaimReport) => void;
};

export type ClaimReport = {
  claims: number;
  paid: number;
  kills: number;
  /** Claims whose answer was lost with the process, and that were sent once more with their key. */
  repeated: number;
  /** What was paid other than once, or is not there as it was told. */
  faults: string[];
};

const SECRET = 'claim-rounds claim-rounds claim-rounds';
const AT_ONCE = 50;
const ANSWERS_BEFORE_KILL = 8;

/**
 * Fifty claims at once of one member, in turn by two API processes, of which one is killed in the
 * middle of it. Whose answer is lost asks the other process again, with the same key. Afterwards each
 * event, item and level reward must have been paid once.
 */
export async function runClaimRounds(options: ClaimOptions): Promise<ClaimReport> {
  const { database, rounds } = options;
  const report: ClaimReport = { claims: 0, paid: 0, kills: 0, repeated: 0, faults: [] };
  const stays = await start(database);
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const victim = await start(database);
      await playRound(database, { victim, stays }, report).finally(() => victim.process.stop());
      options.onRound?.(round, report);
    }
  } finally {
    await stays.process.stop();
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

function start(database: TestDatabase): Promise<RunningApi> {
  return startApi({
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      DATABASE_URL: database.url('app'),
      GAMES_DIR: join(REPOSITORY_ROOT, 'games'),
      SESSION_SECRET: SECRET,
      RATE_LIMIT_PER_MINUTE: '1000000000',
      SHUTDOWN_GRACE_MS: '0',
    },
  });
}
