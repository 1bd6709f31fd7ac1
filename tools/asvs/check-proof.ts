import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTestTitles } from '../requirements/find-test-titles.ts';

/** Separates a test file from a title. */
export const MARK = ' › ';

const IS_TEST = /\.(test|proof|spec)\.tsx?$/;

/**
 * Returns what is wrong with a proof, or undefined. A proof is a test (`file › title`), a heading
 * (`docs/x.md#heading`) or a file path.
 */
export function findProofFault(root: string, proof: string): string | undefined {
  const [place = '', title] = proof.split(MARK);
  const [file = '', heading] = place.split('#');
  const path = join(root, file);
  if (!existsSync(path)) return `${file} does not exist`;
  if (title !== undefined) {
    const hasTitle = titlesOf(path).some(
      (found) => found === title || found.startsWith(`${title} `),
    );
    return hasTitle ? undefined : `${file} has no test "${title}"`;
  }
  if (heading !== undefined) {
    return headingsOf(path).includes(heading) ? undefined : `${file} has no heading #${heading}`;
  }
  return IS_TEST.test(file) ? `${file}: which test of it?` : undefined;
}

/** True for a test, which fails if the proved behaviour breaks. */
export const isTest = (proof: string): boolean => proof.includes(MARK);

/** True for a test, or a page that documents the rule. Other files are not enough on their own. */
export function isTestOrPage(proof: string): boolean {
  return proof.includes(MARK) || proof.includes('.md#');
}

/** Returns the tests that a page names as `file › title` between backticks. */
export function findNamedTests(page: string): string[] {
  return [...page.matchAll(/`([^`\n]+ › [^`\n]+)`/g)].map((match) => match[1] ?? '');
}

const titles = new Map<string, string[]>();

function titlesOf(path: string): string[] {
  const known = titles.get(path) ?? findTestTitles(path, readFileSync(path, 'utf8'));
  titles.set(path, known);
  return known;
}

/** Returns the anchors that GitHub makes of headings. */
function headingsOf(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map((match) =>
    (match[1] ?? '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(/\s/g, '-'),
  );
}
