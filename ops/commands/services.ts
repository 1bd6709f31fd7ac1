import { answerHelp } from '../../tools/help/answer-help.ts';
import { ensureServices, findServices, stopServices } from '../../scripts/services/services.ts';

const USAGE = 'Usage: npm run ops -- services up | down | status';
answerHelp(USAGE);

const command = process.argv[2];
if (command === 'up') {
  const { pgAdminUrl, redisUrl } = await ensureServices();
  console.log(`PostgreSQL ${withoutPassword(pgAdminUrl)}`);
  console.log(`Redis      ${redisUrl === null ? 'not installed' : withoutPassword(redisUrl)}`);
} else if (command === 'down') {
  await stopServices();
  console.log('stopped');
} else if (command === 'status') {
  const { postgres, redis } = await findServices();
  console.log(`PostgreSQL ${postgres ? 'runs' : 'is down'}`);
  console.log(`Redis      ${redis ? 'runs' : 'is down'}`);
} else {
  console.error(USAGE);
  process.exitCode = 2;
}

function withoutPassword(url: string): string {
  const shown = new URL(url);
  shown.password = '';
  return shown.href;
}
