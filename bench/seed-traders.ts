import { answerHelp } from '../tools/help/answer-help.ts';
import { ensureServices } from '../scripts/services/services.ts';
import { BIG_TRADERS, makeTraders } from './trader-database.ts';

answerHelp('Usage: npm run seed -- traders   seeds 1 and 3 million traders for the bench `trades`');

const { pgAdminUrl } = await ensureServices();
await makeTraders(pgAdminUrl, BIG_TRADERS, (line) => console.log(line));
