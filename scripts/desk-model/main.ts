import { answerHelp } from '../../tools/help/answer-help.ts';
import { runDeskModel } from './run-desk-model.ts';

answerHelp(`Usage: npm run prove -- desk-model [<operations> [<seed>]]
Holds tournaments at random: two desks, judges and players, lines that lose, double and disorder, and
phases without any. Server and devices have to end alike, and no answer may get lost in silence.`);

const operations = Number(process.argv[2] ?? 20_000);
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31);
const started = performance.now();
const { faults, ...report } = runDeskModel(operations, seed);
for (const fault of faults.slice(0, 20)) console.log(fault);
const seconds = Math.round((performance.now() - started) / 1000);
const ok = faults.length === 0;
console.log(JSON.stringify({ ...report, seed, seconds, faults: faults.length, ok }));
process.exitCode = ok ? 0 : 1;
