import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './mutant.ts';

/** Returns why the mutant does not fit the checkout, or undefined. */
export function findMismatch(root: string, mutant: Mutant): string | undefined {
  const text = readText(root, mutant.file);
  if (text === undefined) return `${mutant.file} is gone`;
  const times = text.split(mutant.find).length - 1;
  if (times !== 1) return `its text stands ${times} times in ${mutant.file}`;
  return mutant.find === mutant.replace ? 'it changes nothing' : undefined;
}

/** Writes the bug into the copy. The returned function restores the file. */
export function applyMutant(copy: string, mutant: Mutant): () => void {
  const path = join(copy, mutant.file);
  const text = readFileSync(path, 'utf8');
  // A function, because a dollar sign is special in a replacement string.
  writeFileSync(
    path,
    text.replace(mutant.find, () => mutant.replace),
  );
  return () => writeFileSync(path, text);
}

function readText(root: string, file: string): string | undefined {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return undefined;
  }
}
