import { createTestDatabase } from '@deckframe/database/testing';
import { ensureServices } from '../services/services.ts';
import { runKillRounds } from './kill-rounds.ts';

const ROUNDS = 100;
const WRITERS = 8;

/** `npm run kill-rounds -- 20` for fewer than a hundred. */
const rounds = Number(process.argv[2] ?? ROUNDS);
const { pgAdminUrl } = await ensureServices();
const database = await createTestDatabase(pgAdminUrl);
try {
  const report = await runKillRounds({
    database,
    rounds,
    writers: WRITERS,
    savesBeforeKill: (round) => 20 + ((round * 7) % 40),
    onRound: (round, confirmed) => {
      if (round % 10 === 0) console.log(`round ${round}: ${confirmed} saves confirmed`);
    },
  });
  const { lost, doubled, broken, ...counts } = report;
  const ok = lost.length + doubled.length + broken.length === 0;
  console.log(
    JSON.stringify({
      rounds,
      ...counts,
      lost: lost.length,
      doubled: doubled.length,
      broken: broken.length,
      ok,
    }),
  );
  process.exitCode = ok ? 0 : 1;
} finally {
  await database.drop();
}
