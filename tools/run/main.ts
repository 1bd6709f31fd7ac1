/** Runs a program of a group: `node tools/run/main.ts prove kill-rounds 20`. */
import { spawnSync } from 'node:child_process';
import { PROGRAMS, PROOF_SIZES } from './programs.ts';

const [group = '', name = '', ...args] = process.argv.slice(2);
const programs = PROGRAMS[group] ?? {};
const asksForHelp = (argument?: string): boolean => argument === '--help' || argument === '-h';

if (group === 'prove' && PROOF_SIZES[name] !== undefined && !asksForHelp(args[0])) {
  const [size = PROOF_SIZES[name][0], seed] = args;
  process.exitCode = start(programs[name] ?? '', [], {
    PROOF_SIZE: String(size),
    ...(seed !== undefined && { FC_SEED: seed }),
  });
} else if (group !== 'prove' && programs[name] !== undefined) {
  process.exitCode = start(programs[name], args);
} else {
  const isHelp = asksForHelp(name) || asksForHelp(args[0]);
  if (isHelp) console.log(describe());
  else console.error(name === '' ? describe() : `No program is called ${name}.\n${describe()}`);
  process.exitCode = isHelp ? 0 : 2;
}

function start(command: string, given: string[], env: Record<string, string> = {}): number {
  const [program = '', ...fixed] = command.split(' ');
  const { status } = spawnSync('npx', ['--no-install', program, ...fixed, ...given], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}

function describe(): string {
  if (group !== 'prove') {
    return `Usage: npm run ${group} -- <program> [--help | …]\nPrograms: ${Object.keys(programs).join(', ')}`;
  }
  const proofs = Object.entries(PROOF_SIZES).map(
    ([proof, [size, of]]) => `  ${proof.padEnd(17)} ${String(size).padStart(7)} ${of}`,
  );
  return `Usage: npm run prove -- <proof> [<size> [<seed>]]
Proofs, and their sizes unless another is given:
${proofs.join('\n')}`;
}
