import { rmSync } from 'node:fs';
import { requirePackages } from '../cluster/local/packages.ts';
import { answerHelp } from '../../tools/help/answer-help.ts';
import { control } from './drill-server.ts';
import { prepareDrill } from './drill-site.ts';
import { runDrill } from './run-drill.ts';

answerHelp(`Usage: npm run ops -- restore-drill [<decks>]
Fills a separate PostgreSQL with decks (default 20,000), takes full and incremental backups into two
stores with the configuration of deploy/cluster, deletes the decks and a member, restores the database
from each store to the moment before, compares rows and invariants, erases the member again, and flips
a byte of a backup, which must be detected. Needs pgbackrest; .data/restore-drill is removed at the end.`);

const DECKS = 20_000;

requirePackages(['pgbackrest', 'setpriv']);
const site = await prepareDrill();
try {
  const report = await runDrill(site, Number(process.argv[2] ?? DECKS));
  console.log(JSON.stringify(report, null, 2));
  const { differences, isDamageFound, isErasedAgain } = report;
  process.exitCode = differences.length === 0 && isDamageFound && isErasedAgain ? 0 : 1;
} finally {
  control(site, 'stop');
  rmSync(site.dir, { recursive: true, force: true });
}
