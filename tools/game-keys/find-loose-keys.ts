import { parseSync } from 'oxc-parser';
import { DECK_KEYS, findLooseSql } from './find-loose-sql.ts';

type Node = Record<string, unknown> & { type: string; start: number };
type Call = { name: string; given: Node[] };

/** Replaces a part that is inserted at run time. */
const HOLE = '?';
const KYSELY_ROOTS = new Set(['selectFrom', 'updateTable', 'deleteFrom']);
const KYSELY_JOINS = new Set(['innerJoin', 'leftJoin', 'rightJoin', 'fullJoin']);

/** Returns every place that selects deck rows by id without the game, as `line fault`. */
export function findLooseKeys(fileName: string, source: string): string[] {
  const { program, errors } = parseSync(fileName, source);
  if (errors.length > 0) throw new Error(`${fileName}: ${errors[0]?.message}`);
  const faults: string[] = [];
  const texts = readConstants(program as unknown as Node);
  const judged = new Set<Node>();
  const visit = (node: Node): void => {
    const text = readText(node, texts);
    const loose = text === undefined ? [] : findLooseSql(text);
    if (node.type === 'CallExpression' && !judged.has(node)) {
      loose.push(...judgeChain(readChain(node, judged)));
    }
    const line = source.slice(0, node.start).split('\n').length;
    faults.push(...loose.map((fault) => `${line} ${fault}`));
    for (const child of childrenOf(node)) visit(child);
  };
  visit(program as unknown as Node);
  return faults;
}

/** Returns the calls of `db.selectFrom(…).where(…)`, last one first. */
function readChain(node: Node, judged: Set<Node>): Call[] {
  const calls: Call[] = [];
  let at: Node | undefined = node;
  while (at?.type === 'CallExpression') {
    judged.add(at);
    const callee = at['callee'] as Node;
    const property = callee['property'] as Node | undefined;
    calls.push({ name: String(property?.['name']), given: at['arguments'] as Node[] });
    at = callee['object'] as Node | undefined;
  }
  return calls;
}

function judgeChain(calls: readonly Call[]): string[] {
  const root = calls.find(({ name }) => KYSELY_ROOTS.has(name));
  const [table = '', , alias = table] = (textOf(root?.given[0]) ?? '').split(' ');
  const column = DECK_KEYS[table];
  const asked = calls
    .filter(({ name }) => name === 'where' || name === 'whereRef')
    .map(({ given }) => textOf(given[0])?.replace(`${alias}.`, ''));
  const isLoose = column !== undefined && asked.includes(column) && !asked.includes('gameid');
  const joined = calls
    .filter(({ name, given }) => KYSELY_JOINS.has(name) && given.length > 2)
    .map(({ given }) => (textOf(given[0]) ?? '').split(' ')[0] ?? '')
    .filter((name) => Object.hasOwn(DECK_KEYS, name));
  return [...(isLoose ? [table] : []), ...joined].map(
    (name) => `${name}.${DECK_KEYS[name]} without its game`,
  );
}

function textOf(node: Node | undefined): string | undefined {
  return node === undefined ? undefined : readText(node, new Map());
}

/** Returns the file's text constants, so that a statement composed of them is read as a whole. */
function readConstants(program: Node): Map<string, string> {
  const texts = new Map<string, string>();
  const visit = (node: Node): void => {
    if (node.type === 'VariableDeclarator') {
      const text = node['init'] === null ? undefined : readText(node['init'] as Node, texts);
      if (text !== undefined) texts.set(String((node['id'] as Node)['name']), text);
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(program);
  return texts;
}

function readText(node: Node, texts: ReadonlyMap<string, string>): string | undefined {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type !== 'TemplateLiteral') return undefined;
  const parts = node['quasis'] as { value: { cooked: string | null } }[];
  const holes = node['expressions'] as Node[];
  return parts
    .map(({ value }, place) => {
      const hole = holes[place];
      const known = hole?.type === 'Identifier' ? texts.get(String(hole['name'])) : undefined;
      return (value.cooked ?? '') + (hole === undefined ? '' : (known ?? HOLE));
    })
    .join('');
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter(
      (value): value is Node => typeof value === 'object' && value !== null && 'type' in value,
    );
}
