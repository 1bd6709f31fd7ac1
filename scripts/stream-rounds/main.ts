import { createTestDatabase } from '@deckframe/database/testing';
import { answerHelp } from '../../tools/help/answer-help.ts';
import { ensureServices } from '../services/services.ts';
import { runStreamRounds } from './run-stream-rounds.ts';

answerHelp(`Usage: npm run prove -- stream-rounds [<phones>]
Publishes a round to so many phones on two processes of the API, 2,000 unless told otherwise and at most
that: once by hints over Redis, once without Redis, where each phone asks every half minute. Tells when
the first, half, nearly all and the last of them had heard of it and had their table.`);

const PHONES = 2000;

const { pgAdminUrl, redisUrl } = await ensureServices();
if (redisUrl === null) throw new Error('needs redis-server');
const phones = Math.min(PHONES, Number(process.argv[2] ?? PHONES));
for (const redis of [redisUrl, null]) {
  const database = await createTestDatabase(pgAdminUrl);
  try {
    const report = await runStreamRounds({ database, phones, redis });
    console.log(JSON.stringify({ phones, redis: redis !== null, ...report }));
    if (report.told !== phones || report.seated !== phones) process.exitCode = 1;
  } finally {
    await database.drop();
  }
}
