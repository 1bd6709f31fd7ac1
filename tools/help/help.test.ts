import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { COMPILE_CACHE } from '../../apps/api/src/testing/programs/start-process.ts';
import { PROGRAMS } from '../run/programs.ts';
import { runSteps } from '../../scripts/ci/run-steps.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const run = promisify(execFile);
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** All our files that package.json scripts start. */
const files = [
  ...new Set(
    [...Object.values(scripts), ...Object.values(PROGRAMS).flatMap(Object.values<string>)].flatMap(
      (line) =>
        [...line.matchAll(/\bnode (\S+\.(?:ts|mjs)(?: (?:generate|prove|seed|ops)$)?)/g)].map(
          (match) => match[1] ?? '',
        ),
    ),
  ),
];

it(
  'every command answers --help with a short text and does nothing',
  { tags: 'walk' },
  async () => {
    expect(files.length).toBeGreaterThan(15);
    // A closed port: a command that continues after the help text fails.
    const env = {
      ...COMPILE_CACHE,
      ...process.env,
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    };
    const faults: string[] = [];
    // Two at a time, to leave CPU for the tests beside this one.
    await runSteps<{ file: string; alone?: true }>(
      files.map((file) => ({ file })),
      async ({ file }) => {
        try {
          const { stdout } = await run(process.execPath, [...file.split(' '), '--help'], {
            cwd: ROOT,
            env,
          });
          const isShort = stdout.trim().split('\n').length <= 30;
          const isHelp = /^(Usage: )?(npm|npx|node) /.test(stdout);
          if (!isHelp || !isShort) faults.push(`${file}: ${stdout}`);
        } catch (error) {
          faults.push(`${file}: ${(error as Error).message}`);
        }
      },
    );
    expect(faults).toEqual([]);
  },
);
