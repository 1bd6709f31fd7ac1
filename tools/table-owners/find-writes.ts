import { parseSync } from 'oxc-parser';
import { findSqlWrites, type Write } from '@deckframe/database/find-sql-writes';

type Node = Record<string, unknown> & { type: string; start: number };

const KYSELY_WRITES = new Set([
  'insertInto',
  'replaceInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
]);
/** Replaces a part that is inserted at run time. */
const HOLE = '?';

export type PlacedWrite = Write & { line: number };

/**
 * Finds every write in a source file: Kysely calls, `tablePart`, and SQL in strings or templates.
 */
export function findWrites(fileName: string, source: string): PlacedWrite[] {
  const { program, errors } = parseSync(fileName, source);
  if (errors.length > 0) throw new Error(`${fileName}: ${errors[0]?.message}`);
  const writes: PlacedWrite[] = [];
  const visit = (node: Node): void => {
    const line = source.slice(0, node.start).split('\n').length;
    for (const write of readWrites(node)) writes.push({ ...write, line });
    const children = childrenOf(node);
    // A part with its own `erase` uses `tablePart` only for reading.
    const erases = children.some(({ key }) => (key as Node | undefined)?.['name'] === 'erase');
    for (const child of children) {
      if (!(erases && isTablePart(child['argument'] as Node | undefined))) visit(child);
    }
  };
  visit(program as unknown as Node);
  return writes;
}

function readWrites(node: Node): Write[] {
  if (node.type === 'CallExpression') return readCall(node);
  const text = readText(node);
  return text === undefined ? [] : findSqlWrites(text);
}

function readCall(node: Node): Write[] {
  const { arguments: given, callee } = node;
  const [first, second] = given as Node[];
  if (isTablePart(node)) return [readName(second)];
  const { property, type } = callee as Node;
  const name = (property as Node | undefined)?.['name'];
  if (type !== 'MemberExpression' || !KYSELY_WRITES.has(String(name))) return [];
  return first?.type === 'ArrayExpression'
    ? (first['elements'] as Node[]).map(readName)
    : [readName(first)];
}

/** True for the call that exports and deletes a module's rows. */
function isTablePart(node: Node | undefined): boolean {
  return (node?.['callee'] as Node | undefined)?.['name'] === 'tablePart';
}

/** Removes alias and column from the name. */
function readName(node: Node | undefined): Write {
  const text = node === undefined ? undefined : readText(node);
  return { kind: 'table', name: text?.split(/[\s.]/)[0] ?? HOLE };
}

function readText(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type !== 'TemplateLiteral') return undefined;
  const parts = node['quasis'] as { value: { cooked: string | null } }[];
  return parts.map(({ value }) => value.cooked ?? '').join(HOLE);
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter(
      (value): value is Node => typeof value === 'object' && value !== null && 'type' in value,
    );
}

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** Matches Kysely's tag and builder, and texts that start with a statement. */
const SQL =
  /\bsql(?:<[^`;]*?>)?`|\bsql\.raw\(|\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|[`']\s*(?:select|insert into|update|delete from|with \w+ as)\s/;

/** True for a file that contains SQL and is not named `queries.ts` or `<part>-queries.ts`. */
export function hasStraySql(path: string, source: string): boolean {
  if (!path.startsWith('apps/api/src/modules/') || /[/-]queries\.ts$/.test(path)) return false;
  return SQL.test(source.replaceAll(COMMENTS, ''));
}
