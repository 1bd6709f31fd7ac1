import { requireCluster } from '../cluster/local/state.ts';
import { answerHelp } from '../../tools/help/answer-help.ts';
import { KINDS, SMALL } from './kinds/all-kinds.ts';
import type { Kind } from './kinds/kind.ts';
import { deployUnderLoad } from './deploy-under-load.ts';
import { openBench } from './open-bench.ts';
import { PLANTS } from './plants.ts';
import { reportRounds, runKinds, tellRound } from './rounds/run-kinds.ts';

answerHelp(`Usage: npm run faults -- <kind>[,<kind>...] | all | small [rounds] [--continue] [--minutes <n>]
       npm run faults -- --list | --report
       npm run faults -- --deploy [requests]
       npm run faults -- --plant async|early [rounds]
Breaks the parts of the cluster one after the other (npm run cluster -- up --namespaces) while members
write and visitors read through its proxy. Every confirmed write is recorded in an external ledger.
After each round, the writes of the last three rounds must be stored exactly once and all invariants
must hold; after every 25 rounds and at the end, all confirmed writes are checked. Each round is a line
of .data/faults/rounds.jsonl; --continue runs only what that file lacks, --minutes sets a time limit,
--report prints the table of all runs, small runs ten kinds. --deploy repeatedly migrates and replaces
both APIs until the given number of requests (20,000) has been answered; none may fail. --plant async
turns off the wait for standbys, --plant early counts writes as confirmed before their response; both
succeed if the bench finds the lost writes.`);

const args = process.argv.slice(2);
if (args.includes('--list')) {
  for (const { name, what } of KINDS) console.log(`${name.padEnd(40)} ${what}`);
} else if (args.includes('--report')) process.exitCode = reportRounds(KINDS) ? 0 : 1;
else if (args[0] === '--deploy') await runDeploys(Number(args[1] ?? 20_000));
else if (args[0] === '--plant') await runPlant(args[1], Number(args[2] ?? 3));
else {
  const minutes = args.indexOf('--minutes');
  const isSafe = await runKinds(chooseKinds(args[0] ?? 'all'), {
    rounds: /^\d+$/.test(args[1] ?? '') ? Number(args[1]) : 1,
    isContinued: args.includes('--continue'),
    minutes: minutes < 0 ? Infinity : Number(args[minutes + 1]),
  });
  process.exitCode = isSafe ? 0 : 1;
}

function chooseKinds(wanted: string): Kind[] {
  const { layout, site } = requireCluster();
  const can = (kind: Kind): boolean =>
    (layout === 'namespaces' || kind.needsNamespaces !== true) &&
    (site.tls.on || kind.needsTls !== true);
  if (wanted === 'all') return KINDS.filter((kind) => can(kind));
  if (wanted === 'small') return KINDS.filter((kind) => can(kind) && SMALL.has(kind.name));
  return wanted.split(',').map((name) => {
    const kind = KINDS.find((one) => one.name === name);
    if (kind === undefined) throw new Error(`no fault ${name}; --list names them`);
    if (!can(kind)) throw new Error(`${name} needs npm run cluster -- up ${optionsOf(kind)}`);
    return kind;
  });
}

const optionsOf = ({ needsNamespaces, needsTls }: Kind): string =>
  [needsNamespaces && '--namespaces', needsTls && '--tls'].filter(Boolean).join(' ');

async function runDeploys(requests: number): Promise<void> {
  const bench = await openBench(requireCluster());
  const report = await deployUnderLoad(bench, requests);
  await bench.db.destroy();
  console.log(JSON.stringify(report, null, 2));
  process.exitCode = report.isWhole ? 0 : 1;
}

async function runPlant(name: string | undefined, rounds: number): Promise<void> {
  const plant = PLANTS[name ?? ''];
  if (plant === undefined) throw new Error(`no plant ${name}: ${Object.keys(PLANTS).join(', ')}`);
  const [kind] = chooseKinds(plant.kind);
  const bench = await openBench(requireCluster());
  let lost = 0;
  await plant.around(bench.cluster, async () => {
    for (let round = 0; round < rounds && lost === 0; round += 1) {
      if (kind) lost += (await tellRound(plant.change(bench), kind)).lost.length;
    }
  });
  await bench.db.destroy();
  console.log(lost > 0 ? `found: ${lost} confirmed writes are lost` : 'nothing found: it is blind');
  process.exitCode = lost > 0 ? 0 : 1;
}
