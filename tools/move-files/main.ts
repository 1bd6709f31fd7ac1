/**
 * Moves files and folders, and updates every import, list and text that names them. Usage: `node
 * tools/move-files/main.ts <map.json>` with `{ "old/path": "new/path" }`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listMoves, newPathOf, rewriteText, type MoveMap } from './move-files.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const TEXT = /\.(tsx?|mjs|css|html|json|md|ya?ml|sql|sh|conf)$|(^|\/)(Dockerfile|\.dockerignore)$/;
/** Not updated: files with invented paths, history, and generated files. */
const NEVER =
  /^(CHANGELOG\.md|package-lock\.json|tools\/(import-rules|move-files)\/.*\.test\.ts|tools\/table-owners\/table-owners\.test\.ts)$/;

const [mapFile] = process.argv.slice(2);
if (mapFile === undefined) {
  console.error('Usage: node tools/move-files/main.ts <map.json>');
  process.exit(2);
}
const moves = JSON.parse(readFileSync(mapFile, 'utf8')) as MoveMap;
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 });
const files = new Set(git('ls-files', '-z').split('\0').filter(Boolean));
const tree = { files, moves };
const list = listMoves(tree);

const rewritten: string[] = [];
for (const file of files) {
  if (!TEXT.test(file) || NEVER.test(file)) continue;
  const text = readFileSync(join(ROOT, file), 'utf8');
  const changed = rewriteText(file, text, tree);
  if (changed === text) continue;
  writeFileSync(join(ROOT, file), changed);
  rewritten.push(newPathOf(file, moves));
}
for (const [from, to] of list) {
  mkdirSync(dirname(join(ROOT, to)), { recursive: true });
  renameSync(join(ROOT, from), join(ROOT, to));
}
git('add', '--all');
execFileSync('npx', ['oxfmt', '--no-error-on-unmatched-pattern', ...rewritten], {
  cwd: ROOT,
  stdio: 'inherit',
});
console.log(`${list.length} files moved, ${rewritten.length} rewritten`);
