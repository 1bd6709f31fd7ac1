import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { drawOrder } from '../../../packages/domain/src/tournaments/draw.ts';
import type { Mutant } from '../mutant.ts';
import { OPERATORS } from './operators.ts';

/** A randomly generated bug. Its id ends with its operator. A developer adds `why`. */
export type DrawnMutant = Omit<Mutant, 'why'>;

export type Draw = {
  root: string;
  folders: readonly string[];
  count: number;
  seed: number;
  /** Maximum number per operator. */
  perOperator: number;
};

/** Returns at most one bug per file, drawn by seed from all lines that an operator fits. */
export function drawMutants({ root, folders, count, seed, perOperator }: Draw): DrawnMutant[] {
  const files = folders.flatMap((folder) => listSources(root, folder));
  const candidates = new Map(
    files.flatMap((file) => findCandidates(root, file)).map((mutant) => [keyOf(mutant), mutant]),
  );
  const drawn: DrawnMutant[] = [];
  const ofOperator = new Map<string, number>();
  for (const key of drawOrder([...candidates.keys()], seed)) {
    const mutant = candidates.get(key);
    if (mutant === undefined || drawn.length === count) break;
    const operator = key.split('|')[0] ?? '';
    const used = ofOperator.get(operator) ?? 0;
    if (used === perOperator || drawn.some(({ file }) => file === mutant.file)) continue;
    ofOperator.set(operator, used + 1);
    drawn.push(mutant);
  }
  return drawn;
}

const keyOf = ({ id, file, find }: DrawnMutant): string =>
  `${OPERATORS.find(({ name }) => id.endsWith(name))?.name}|${file}|${find}`;

function listSources(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /^[^.]+\.ts$/.test(basename(name)))
    .map((name) => join(folder, name))
    .filter((file) => testsOf(root, file).length > 0);
}

/** Returns the tests in the file's folder, or in the nearest parent folder with tests. */
function testsOf(root: string, file: string): string[] {
  for (let folder = dirname(file); existsSync(join(root, folder)); folder = dirname(folder)) {
    const tests = readdirSync(join(root, folder)).filter((name) => name.endsWith('.test.ts'));
    if (tests.length > 0) return tests.map((name) => join(folder, name));
    if (basename(folder) === 'src') break;
  }
  return [];
}

function findCandidates(root: string, file: string): DrawnMutant[] {
  const text = readFileSync(join(root, file), 'utf8');
  return text.split('\n').flatMap((line) => {
    const find = `\n${line}\n`;
    const isCode = !/^\s*(?:\*|\/[/*]|import |export type |type |--)/.test(line);
    if (!isCode || text.split(find).length !== 2) return [];
    return OPERATORS.flatMap(({ name, change }) => {
      const changed = change(line);
      if (changed === undefined || changed === line) return [];
      const replace = changed === null ? '\n' : `\n${changed}\n`;
      const id = `drawn-${basename(dirname(file))}-${basename(file, '.ts')}-${name}`;
      return [{ id, file, find, replace, tests: testsOf(root, file) }];
    });
  });
}
