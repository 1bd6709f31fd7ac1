import { parse } from 'libpg-query';

/** A node of the parse tree: one key, the node's kind, and below it what it holds. */
type Tree = Readonly<Record<string, unknown>>;
type Statement = { tree: Tree; text: string; isExcused: boolean };

const DOWN_MARKER = /^--\s*down migration/im;
const CONTRACT_MARKER = /^[ \t]*--[ \t]*contract:[ \t]*\S/im;
const USED_THINGS = new Set(['TABLE', 'VIEW', 'MATVIEW', 'FUNCTION', 'TYPE', 'SCHEMA']);

/** Functions and triggers were copied from migration to migration up to this one. */
const LAST_WITH_FUNCTIONS = 42;
const FUNCTION_KINDS = ['CreateFunctionStmt', 'AlterFunctionStmt', 'CreateTrigStmt'];

/** Since then a migration locks one table that is in use, not two. */
const LAST_WITH_TWO_TABLES = 399;

/** Statements that break the release still running, or stop its traffic while they run. */
const DANGERS: Readonly<Record<string, (node: Tree) => string | undefined>> = {
  DropStmt: ({ removeType }) =>
    USED_THINGS.has(String(removeType).replace('OBJECT_', ''))
      ? 'removes what still is used'
      : undefined,
  RenameStmt: () => 'the running release knows the old name',
  TruncateStmt: () => 'loses rows',
  DeleteStmt: () => 'loses rows',
  DoStmt: () => 'hides what it does',
  AlterTableCmd: (node) => COMMAND_DANGERS[String(node.subtype)]?.(childOf(node.def)),
};

const COMMAND_DANGERS: Readonly<Record<string, (def: Tree) => string | undefined>> = {
  AT_DropColumn: () => 'removes what still is used',
  AT_AlterColumnType: () => 'rewrites the table under a lock',
  AT_SetNotNull: () => 'reads the whole table under a lock',
  AT_AddConstraint: (def) =>
    def.skip_validation === true ? undefined : 'reads the whole table under a lock',
  AT_AddColumn: (def) => {
    const kinds = listOf(def.constraints).map((one) => childOf(one).contype);
    const isFilled = kinds.some((kind) => kind === 'CONSTR_DEFAULT' || kind === 'CONSTR_GENERATED');
    const mustBe = kinds.includes('CONSTR_NOTNULL') || kinds.includes('CONSTR_PRIMARY');
    return mustBe && !isFilled ? 'the running release does not fill it' : undefined;
  },
};

/**
 * What is dangerous in a migration and does not say why it is safe now. Expand first, and contract
 * one release later, with a line `-- contract: <why nobody uses it any more>` right before the
 * statement; it excuses that statement alone. Functions and triggers never stand in a migration,
 * contract or not. `number` is the migration's. PostgreSQL's own parser reads the text.
 * Example: `await lintMigration('drop table x;')` gives one fault.
 */
export async function lintMigration(text: string, number = Infinity): Promise<string[]> {
  const [up = ''] = text.split(DOWN_MARKER);
  const statements = await readStatements(up);
  const created = new Set(
    statements.flatMap(({ tree }) => [...find(tree, 'CreateStmt')].map(nameOfTable)),
  );
  const ring = number > LAST_WITH_TWO_TABLES ? listRings(statements, created) : [];
  const faults = statements.flatMap(({ tree, text: statement, isExcused }) => {
    const misplaced = number > LAST_WITH_FUNCTIONS ? listMisplaced(tree) : [];
    const dangers = isExcused ? [] : [...listDangers(tree), ...listSlowIndexes(tree, created)];
    return [...misplaced, ...dangers].map((why) => `${why}: ${statement.split('\n')[0] ?? ''}`);
  });
  return [...faults, ...ring];
}

/** Whoever reads both in the other order waits for us, and we for them. */
function listRings(statements: readonly Statement[], created: ReadonlySet<string>): string[] {
  const altered = statements.flatMap(({ tree }) =>
    [...find(tree, 'AlterTableStmt')].map(nameOfTable).filter((name) => !created.has(name)),
  );
  const names = [...new Set(altered)];
  return names.length > 1 ? [`locks more than one table in use: ${names.join(', ')}`] : [];
}

async function readStatements(text: string): Promise<Statement[]> {
  // The parser counts bytes.
  const bytes = Buffer.from(text);
  const { stmts = [] } = await parse(text);
  let end = 0;
  return stmts.map(({ stmt, stmt_location: start = 0, stmt_len: length }) => {
    const before = end;
    end = length ? start + length : bytes.length;
    const whole = bytes.subarray(before, end).toString();
    const own = bytes.subarray(start, end).toString().trim();
    return { tree: stmt ?? {}, text: own, isExcused: CONTRACT_MARKER.test(whole) };
  });
}

function listMisplaced(tree: Tree): string[] {
  return FUNCTION_KINDS.flatMap((kind) => [...find(tree, kind)]).map(
    () => 'belongs in packages/database/functions',
  );
}

function listDangers(tree: Tree): string[] {
  return Object.entries(DANGERS).flatMap(([kind, judge]) =>
    [...find(tree, kind)].flatMap((node) => judge(node) ?? []),
  );
}

/** A plain index build stops all writes to a table that already has traffic. */
function listSlowIndexes(tree: Tree, created: ReadonlySet<string>): string[] {
  return [...find(tree, 'IndexStmt')]
    .filter((node) => !created.has(nameOfTable(node)))
    .map(() => 'build it concurrently (a .ts migration)');
}

/** Every node of this kind, however deep: a `delete` may stand inside a `with`. */
function* find(value: unknown, kind: string): Generator<Tree> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, below] of Object.entries(value)) {
    if (key === kind) yield below as Tree;
    yield* find(below, kind);
  }
}

function nameOfTable(node: Tree): string {
  return String((node.relation as Tree | undefined)?.relname);
}

function childOf(value: unknown): Tree {
  return (Object.values((value ?? {}) as Tree)[0] ?? {}) as Tree;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
