import { createTestDatabase } from '@deckframe/database/testing';
import { ensureServices } from '../services/services.ts';
import { runKillRounds } from './kill-rounds.ts';
import { answerHelp } from '../help/answer-help.ts';

answerHelp(`Usage: npm run kill-rounds [-- <rounds>]
Kills the API under writes, a hundred times unless told otherwise, and counts what is lost or doubled.`);

const ROUNDS = 100;
const MEMBERS = 3;

/** `npm run kill-rounds -- 20` for fewer than a hundred. */
const rounds = Number(process.argv[2] ?? ROUNDS);
const { pgAdminUrl } = await ensureServices();
const database = await createTestDatabase(pgAdminUrl);
try {
  const report = await runKillRounds({
    database,
    rounds,
    members: MEMBERS,
    writesBeforeKill: (round) => 20 + ((round * 7) % 40),
    onRound: (round, confirmed) => {
      if (round % 10 === 0) console.log(`round ${round}: ${confirmed} writes confirmed`);
    },
  });
  const { lost, doubled, broken, deadlocks, ...counts } = report;
  const ok = lost.length + doubled.length + broken.length + deadlocks === 0;
  console.log(
    JSON.stringify({
      rounds,
      ...counts,
      lost: lost.length,
      doubled: doubled.length,
      broken: broken.length,
      deadlocks,
      ok,
    }),
  );
  process.exitCode = ok ? 0 : 1;
} finally {
  await database.drop();
}
