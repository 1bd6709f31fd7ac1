import { createTestDatabase } from '@deckframe/database/testing';
import { ensureServices } from '../services/services.ts';
import { runKillRounds, type KillReport } from './kill-rounds.ts';
import { answerHelp } from '../../tools/help/answer-help.ts';

answerHelp(`Usage: npm run prove -- kill-rounds [<rounds>]
Kills the API under writes, a hundred times unless told otherwise, and counts what is lost or doubled.
Each hundred has a database of its own and is judged at once.`);

const ROUNDS = 100;
const MEMBERS = 3;

/** `npm run prove -- kill-rounds 20` for fewer than a hundred. */
const rounds = Number(process.argv[2] ?? ROUNDS);
const { pgAdminUrl } = await ensureServices();
const sum = { rounds: 0, saves: 0, comments: 0, ratings: 0, stored: 0 };
const faults = { lost: 0, doubled: 0, broken: 0, deadlocks: 0 };
while (sum.rounds < rounds) {
  const part = Math.min(ROUNDS, rounds - sum.rounds);
  const report = await runPart(part);
  sum.rounds += part;
  sum.saves += report.confirmed.saves;
  sum.comments += report.confirmed.comments;
  sum.ratings += report.confirmed.ratings;
  sum.stored += report.stored;
  faults.lost += report.lost.length;
  faults.doubled += report.doubled.length;
  faults.broken += report.broken.length;
  faults.deadlocks += report.deadlocks;
  const ok = Object.values(faults).every((count) => count === 0);
  console.log(JSON.stringify({ ...sum, ...faults, ok }));
  process.exitCode = ok ? 0 : 1;
}

async function runPart(part: number): Promise<KillReport> {
  const database = await createTestDatabase(pgAdminUrl);
  try {
    return await runKillRounds({
      database,
      rounds: part,
      members: MEMBERS,
      writesBeforeKill: (round) => 20 + ((round * 7) % 40),
      onRound: (round, confirmed) => {
        if (round % 10 === 0)
          console.log(`round ${sum.rounds + round}: ${confirmed} writes confirmed`);
      },
    });
  } finally {
    await database.drop();
  }
}
