import { parse } from 'libpg-query';

/** A node of the parse tree: its one key is the kind, the value its content. */
type Tree = Readonly<Record<string, unknown>>;
type Statement = { tree: Tree; text: string; isExcused: boolean };

const DOWN_MARKER = /^--\s*down migration/im;
const CONTRACT_MARKER = /^[ \t]*--[ \t]*contract:[ \t]*\S/im;
const USED_THINGS = new Set(['TABLE', 'VIEW', 'MATVIEW', 'FUNCTION', 'TYPE', 'SCHEMA']);

/** Up to this migration, functions and triggers were copied from migration to migration. */
const LAST_WITH_FUNCTIONS = 42;
const FUNCTION_KINDS = ['CreateFunctionStmt', 'AlterFunctionStmt', 'CreateTrigStmt'];

/** After this migration, a migration locks at most one table that is in use. */
const LAST_WITH_TWO_TABLES = 399;

/** Statements that break the running release, or block its traffic. */
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
 * Finds dangerous statements without a reason why they are safe. Expand first and contract one
 * release later, with a line `-- contract: <why nobody uses it any more>` directly before the
 * statement. The reason covers only that statement. Functions and triggers are never allowed in a
 * migration. Example: `await lintMigration('drop table x;')` returns one fault.
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

/** Finds locks on two tables. A transaction that locks them in the other order would deadlock. */
function listRings(statements: readonly Statement[], created: ReadonlySet<string>): string[] {
  const altered = statements.flatMap(({ tree }) =>
    [...find(tree, 'AlterTableStmt')].map(nameOfTable).filter((name) => !created.has(name)),
  );
  const names = [...new Set(altered)];
  return names.length > 1 ? [`locks more than one table in use: ${names.join(', ')}`] : [];
}

async function readStatements(text: string): Promise<Statement[]> {
  // The parser counts positions in bytes.
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

/** Without `concurrently`, an index build blocks all writes to the table. */
function listSlowIndexes(tree: Tree, created: ReadonlySet<string>): string[] {
  return [...find(tree, 'IndexStmt')]
    .filter((node) => !created.has(nameOfTable(node)))
    .map(() => 'build it concurrently (a .ts migration)');
}

/** Finds all nodes of this kind at any depth, for example a `delete` inside a `with`. */
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
