import { findLostPaths, type Tree } from './find-lost-paths.ts';

const STEP = /^(\d+)\. (?:`([^`]+)`)?/;

/** Checks the numbered lines: each must name exactly one file, and no number may be missing. */
export function checkJourneys(page: string, tree: Tree): string[] {
  let expected = 1;
  const faults: string[] = [];
  for (const line of page.split('\n')) {
    if (line.startsWith('## ')) expected = 1;
    const [, number, path] = STEP.exec(line) ?? [];
    if (number === undefined) continue;
    if (Number(number) !== expected) faults.push(`${number} comes where ${expected} should`);
    expected = Number(number) + 1;
    if (path === undefined) faults.push(`${line} names no file`);
    else if (!/\.(?:tsx?|sql)$/.test(path)) faults.push(`${path} is no file`);
    else if (findLostPaths(`\`${path}\``, tree).length > 0) faults.push(`${path} is gone`);
  }
  return faults;
}
