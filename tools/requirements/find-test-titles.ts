import { parseSync } from 'oxc-parser';

type Node = Record<string, unknown> & { type: string };

const TEST_FUNCTIONS = new Set(['it', 'test', 'describe', 'suite']);
const NOT_RUN = new Set(['skip', 'todo', 'fixme', 'skipIf']);
const HOLE = '…';
const TABLE = new Set(['each', 'for']);

/**
 * Returns all titles of tests and groups, parsed from syntax, without comments, other strings and
 * skipped tests. If a table or list fills a title, its texts are included. Example:
 * `it.each([['A-01 x']])('%s', …)` gives `'%s A-01 x'`.
 */
export function findTestTitles(fileName: string, source: string): string[] {
  const { program, errors } = parseSync(fileName, source);
  if (errors.length > 0) throw new Error(`${fileName}: ${errors[0]?.message}`);
  const titles: string[] = [];
  collect(program as unknown as Node, titles, readLists(program as unknown as Node), []);
  return titles;
}

type Lists = ReadonlyMap<string, string[]>;

function collect(node: Node, titles: string[], lists: Lists, loop: string[]): void {
  if (node.type === 'CallExpression') {
    const call = readTestCall(node, loop);
    if (call?.runs === false) return;
    if (call !== undefined) titles.push(call.title);
  }
  const inside = node.type === 'ForOfStatement' ? readLoop(node['right'] as Node, lists) : [];
  for (const child of childrenOf(node)) collect(child, titles, lists, [...loop, ...inside]);
}

function readTestCall(node: Node, loop: string[]): { title: string; runs: boolean } | undefined {
  const callee = readCallee(node['callee'] as Node);
  if (callee === undefined) return undefined;
  const [first] = node['arguments'] as Node[];
  const title = first === undefined ? undefined : readText(first);
  if (title === undefined) return undefined;
  const filling = title.includes(HOLE) ? loop : [];
  return {
    title: [title, ...callee.table, ...filling].join(' '),
    runs: !callee.names.some((name) => NOT_RUN.has(name)),
  };
}

/** Returns the texts of the file's top-level lists, by name. */
function readLists(program: Node): Lists {
  const declarations = (program['body'] as Node[])
    .filter((statement) => statement.type === 'VariableDeclaration')
    .flatMap((statement) => statement['declarations'] as Node[]);
  return new Map(
    declarations.map(({ id, init }) => [String((id as Node)['name']), readTexts(init)]),
  );
}

function readLoop(list: Node, lists: Lists): string[] {
  return list.type === 'Identifier' ? (lists.get(String(list['name'])) ?? []) : readTexts(list);
}

/** Splits `test.describe.each(table)` into names and the texts of the table. */
function readCallee(node: Node): { names: string[]; table: string[] } | undefined {
  if (node.type === 'Identifier') {
    const name = String(node['name']);
    return TEST_FUNCTIONS.has(name) ? { names: [name], table: [] } : undefined;
  }
  if (node.type === 'MemberExpression') {
    const callee = readCallee(node['object'] as Node);
    const name = (node['property'] as Node)['name'];
    return callee && { ...callee, names: [...callee.names, String(name)] };
  }
  if (node.type === 'CallExpression' || node.type === 'TaggedTemplateExpression') {
    const callee = readCallee((node['callee'] ?? node['tag']) as Node);
    const isTable = callee?.names.some((name) => TABLE.has(name)) === true;
    return callee && { ...callee, table: isTable ? readTexts(node['arguments']) : [] };
  }
  return undefined;
}

function readTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(readTexts);
  if (!isNode(value)) return [];
  const text = readText(value);
  return text === undefined ? childrenOf(value).flatMap(readTexts) : [text];
}

function readText(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type !== 'TemplateLiteral') return undefined;
  const parts = node['quasis'] as { value: { cooked: string } }[];
  return parts.map((part) => part.value.cooked).join(HOLE);
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
