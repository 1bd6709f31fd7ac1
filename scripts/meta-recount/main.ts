import { spawnSync } from 'node:child_process';
import { answerHelp } from '../../tools/help/answer-help.ts';
import { REPOSITORY_ROOT } from '../services/services.ts';

answerHelp(`Usage: npm run prove -- meta-recount [<events> [<seed>]]
Adds, corrects and takes back events (200) in random order, eight at once, and compares the sums of what
is played and what wins with a recount.`);

const [events = '200', seed = '5'] = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'apps/api/src/modules/meta/meta/recount.test.ts'],
  {
    cwd: REPOSITORY_ROOT,
    stdio: 'inherit',
    env: { ...process.env, META_EVENTS: events, META_SEED: seed },
  },
);
process.exitCode = status ?? 1;
