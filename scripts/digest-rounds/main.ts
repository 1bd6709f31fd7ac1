import { createTestDatabase } from '@deckframe/database/testing';
import { answerHelp } from '../../tools/help/answer-help.ts';
import { ensureServices } from '../services/services.ts';
import { runDigestRounds } from './digest-rounds.ts';

answerHelp(`Usage: npm run prove -- digest-rounds [<rounds>]
Kills a worker among the digests that it sends, one day a round, and counts who got two mails of a day
or was never told; six rounds and an undisturbed one unless told otherwise, at most thirty.`);

const ROUNDS = 6;
const ROUNDS_MAX = 30;
const MEMBERS = 40;

const { pgAdminUrl } = await ensureServices();
const database = await createTestDatabase(pgAdminUrl);
try {
  const report = await runDigestRounds({
    database,
    rounds: Math.min(ROUNDS_MAX, Number(process.argv[2] ?? ROUNDS)),
    members: MEMBERS,
    onRound: (round, mails) => console.log(`round ${round}: ${mails} mails`),
  });
  const ok = report.doubled.length === 0 && report.leftOut.length === 0;
  console.log(JSON.stringify({ ...report, ok }));
  process.exitCode = ok ? 0 : 1;
} finally {
  await database.drop();
}
