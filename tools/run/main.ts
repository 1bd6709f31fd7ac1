/** Starts a program of a group: `node tools/run/main.ts prove kill-rounds 20`. */
import { spawnSync } from 'node:child_process';
import { LARGE, PROGRAMS } from './programs.ts';

const [group = '', name = '', ...args] = process.argv.slice(2);
const programs = PROGRAMS[group] ?? {};
const command = programs[name];

if (command === undefined) {
  const isHelp = name === '--help' || name === '-h';
  const usage = `Usage: npm run ${group} -- <program> [--help | …]
Programs: ${Object.keys(programs).join(', ')}`;
  if (isHelp) console.log(usage);
  else console.error(name === '' ? usage : `No program is called ${name}.\n${usage}`);
  process.exitCode = isHelp ? 0 : 2;
} else {
  const [program = '', ...given] = command.split(' ');
  const { status } = spawnSync('npx', ['--no-install', program, ...given, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...LARGE[name] },
  });
  process.exitCode = status ?? 1;
}
