import { execFileSync, spawnSync } from 'node:child_process';
import { readFactor } from '../../scripts/ci/factor/factor.ts';
import { cruiseImports } from '../import-rules/cruise-imports.ts';
import { listAffectedTests } from './affected-tests.ts';
import { runTestsInTime } from './run-tests-in-time.ts';

const SECONDS = 60;
const SOURCE = /\.tsx?$/;

/** Checks the changed files for about a minute and lists what is left to CI. */
export async function checkChanged(root: string, run: Run): Promise<boolean> {
  const started = Date.now();
  const until = started + SECONDS * 1000 * readFactor();
  const files = listChanged(root);
  console.log(`${files.length} changed files`);
  const sources = files.filter((file) => SOURCE.test(file));
  const results = [
    files.length === 0 ||
      run('format', ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files]),
    sources.length === 0 || run('lint', ['oxlint', '--type-aware', '--deny-warnings', ...sources]),
    run('types', ['tsc', '-b']),
  ];
  const { breaches, edges, files: all } = await cruiseImports(root);
  for (const { rule, advice, from, to } of breaches) {
    console.error(`${rule}: ${from} → ${to}\n  ${advice}`);
  }
  console.log(`imports: ${breaches.length} against the rules`);
  const { tests, specs } = listAffectedTests(files, edges, all);
  const { failed, run: ran, left } = await runTestsInTime(tests, { root, until, now: Date.now });
  console.log(`tests: ${ran.length} of ${tests.length} files, the nearest first`);
  if (left.length > 0) console.log(`Left to CI:\n  ${left.join('\n  ')}`);
  if (specs.length > 0) {
    console.log(`Browser tests of the area, left to CI:\n  ${specs.join('\n  ')}`);
  }
  console.log(`${Math.round((Date.now() - started) / 1000)} s`);
  return results.every(Boolean) && breaches.length === 0 && !failed;
}

export type Run = (name: string, command: [string, ...string[]]) => boolean;

/**
 * Returns the files that differ from the last commit. Without changes, the files of that commit.
 */
function listChanged(root: string): string[] {
  const git = (...args: string[]): string[] =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const open = [
    ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return open.length > 0 ? open : git('diff', '--name-only', '--diff-filter=d', 'HEAD~1');
}

/** Returns a function that runs a program of `node_modules/.bin` and prints its duration. */
export function createRun(root: string): Run {
  return (name, [command, ...args]) => {
    const started = Date.now();
    const { status } = spawnSync('npx', ['--no-install', command, ...args], {
      cwd: root,
      stdio: 'inherit',
    });
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${name}: ${status === 0 ? 'ok' : 'FAILED'}, ${seconds} s`);
    return status === 0;
  };
}
