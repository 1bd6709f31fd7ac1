import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { REPOSITORY_ROOT } from '../../scripts/services/services.ts';

/** Lists the files of the checkout that the image build can see. */
export function listFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: REPOSITORY_ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const ignored = readFileSync(join(REPOSITORY_ROOT, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  const isIgnored = (file: string): boolean =>
    ignored.some((glob) => matchesGlob(file, glob) || matchesGlob(file, `${glob}/**`));
  return listed
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(REPOSITORY_ROOT, file)) && !isIgnored(file));
}
