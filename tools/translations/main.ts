/**
 * `extract` writes the messages of the sources into the catalogues. `check` changes nothing; it
 * fails if `extract` would, or if a message has no text or two texts in a language.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerHelp } from '../help/answer-help.ts';
import { findAmbiguous } from './find-ambiguous.ts';
import { findUntranslated } from './find-untranslated.ts';

const WEB = join(import.meta.dirname, '..', '..', 'apps', 'web');
const LOCALES = join(WEB, 'src', 'locales');

const USAGE = `Usage: npm run generate -- texts | npm run check -- texts
Writes the texts of the sources into the catalogues, or fails where one lacks a text.`;
answerHelp(USAGE);
const command = process.argv[2];
if (command === 'extract') {
  extract('inherit');
} else if (command === 'check') {
  const faults = check();
  for (const fault of faults) console.error(fault);
  console.log(`${faults.length} faults in the catalogues`);
  if (faults.length > 0) process.exitCode = 1;
} else {
  console.error(USAGE);
  process.exitCode = 2;
}

function check(): string[] {
  const files = readdirSync(LOCALES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.po'),
  );
  const committed = new Map(files.map((name) => [name, readCatalogue(name)]));
  try {
    extract('ignore');
    const faults = files.flatMap((name) => {
      const text = committed.get(name) ?? '';
      const stale = text === readCatalogue(name) ? [] : [`${name}: run npm run generate -- texts`];
      return [...stale, ...findUntranslated(text).map((id) => `${name}: no text for "${id}"`)];
    });
    return [...faults, ...findAmbiguous(committed)];
  } finally {
    for (const [name, text] of committed) writeFileSync(join(LOCALES, name), text);
  }
}

function extract(stdio: 'inherit' | 'ignore'): void {
  execFileSync('npx', ['lingui', 'extract', '--clean'], { cwd: WEB, stdio });
}

function readCatalogue(name: string): string {
  return readFileSync(join(LOCALES, name), 'utf8');
}
