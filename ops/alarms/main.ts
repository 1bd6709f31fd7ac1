import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { answerHelp } from '../../tools/help/answer-help.ts';
import { REPOSITORY_ROOT } from '../../scripts/services/services.ts';

answerHelp(`Usage: npm run ops -- alarms
Checks deploy/cluster/watch/alarms.yml and tests each alarm with sample data (alarms.test.yml) by
promtool from Debian's package prometheus.`);

const cwd = join(REPOSITORY_ROOT, 'deploy/cluster/watch');
for (const args of [
  ['check', 'rules', 'alarms.yml'],
  ['test', 'rules', 'alarms.test.yml'],
]) {
  execFileSync('promtool', args, { cwd, stdio: 'inherit' });
}
