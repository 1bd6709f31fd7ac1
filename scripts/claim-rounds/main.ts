import { createTestDatabase } from '@deckframe/database/testing';
import { ensureServices } from '../services/services.ts';
import { runClaimRounds } from './claim-rounds.ts';
import { answerHelp } from '../../tools/help/answer-help.ts';

answerHelp(`Usage: npm run prove -- claim-rounds [<rounds>]
Sends fifty claims at once through two API processes, kills one of them, and counts what was paid or
given other than once; twenty rounds unless told otherwise.`);

const ROUNDS = 20;

const { pgAdminUrl } = await ensureServices();
const database = await createTestDatabase(pgAdminUrl);
try {
  const report = await runClaimRounds({
    database,
    rounds: Number(process.argv[2] ?? ROUNDS),
    onRound: (round, { paid, repeated }) => {
      console.log(`round ${round}: ${paid} paid, ${repeated} asked again`);
    },
  });
  const ok = report.faults.length === 0;
  console.log(JSON.stringify({ ...report, ok }));
  process.exitCode = ok ? 0 : 1;
} finally {
  await database.drop();
}
