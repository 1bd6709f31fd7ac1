/** Statements that break the release still running, or stop its traffic while they run. */
const DANGERS: readonly { pattern: RegExp; why: string }[] = [
  {
    pattern: /\bdrop\s+(table|view|column|function|type|schema)\b/i,
    why: 'removes what still is used',
  },
  { pattern: /\brename\b/i, why: 'the running release knows the old name' },
  {
    pattern: /\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/i,
    why: 'rewrites the table under a lock',
  },
  { pattern: /\bset\s+not\s+null\b/i, why: 'reads the whole table under a lock' },
  { pattern: /\btruncate\b/i, why: 'loses rows' },
  { pattern: /\bdelete\s+from\b/i, why: 'loses rows' },
  {
    pattern: /\badd\s+constraint\b(?![^;]*\bnot\s+valid\b)/i,
    why: 'reads the whole table under a lock',
  },
  {
    pattern: /\badd\s+column\b(?=[^,;]*\bnot\s+null\b)(?![^,;]*\bdefault\b)/i,
    why: 'the running release does not fill it',
  },
];

/** Functions and triggers were copied from migration to migration up to this one. */
const LAST_WITH_FUNCTIONS = 42;
const FUNCTION_OR_TRIGGER =
  /\b(create(\s+or\s+replace)?|alter)\s+(constraint\s+)?(function|procedure|trigger)\b/i;

const DOWN_MARKER = /^--\s*down migration/im;
const CONTRACT_MARKER = /^--\s*contract:\s*\S/im;

/**
 * What is dangerous in a migration that does not say why it is safe now. Expand first, and
 * contract one release later, with a line `-- contract: <why nobody uses it any more>`.
 * Functions and triggers never stand in a migration, contract or not. `number` is the migration's.
 * Example: `lintMigration('drop table x;')` gives one fault.
 */
export function lintMigration(text: string, number = Infinity): string[] {
  const [up = ''] = text.split(DOWN_MARKER);
  const statements = withoutComments(up).split(';');
  const misplaced = number > LAST_WITH_FUNCTIONS ? functionsAndTriggers(statements) : [];
  return CONTRACT_MARKER.test(up) ? misplaced : [...misplaced, ...dangers(statements)];
}

function functionsAndTriggers(statements: string[]): string[] {
  return statements
    .filter((statement) => FUNCTION_OR_TRIGGER.test(statement))
    .map((statement) => `belongs in functions.sql: ${firstLine(statement)}`);
}

function dangers(statements: string[]): string[] {
  const faults = statements.flatMap((statement) => {
    const found = DANGERS.filter(({ pattern }) => pattern.test(statement));
    return found.map(({ why }) => `${why}: ${firstLine(statement)}`);
  });
  return [...faults, ...indexesOnOldTables(statements)];
}

/** A plain index build stops all writes to a table that already has traffic. */
function indexesOnOldTables(statements: string[]): string[] {
  const created = new Set(
    statements.flatMap(
      (statement) => /\bcreate\s+(?:unlogged\s+)?table\s+(\w+)/i.exec(statement)?.[1] ?? [],
    ),
  );
  return statements
    .filter((statement) => {
      const table = /\bcreate\s+(?:unique\s+)?index\b.*?\bon\s+(?:only\s+)?(\w+)/is.exec(
        statement,
      )?.[1];
      return table !== undefined && !created.has(table);
    })
    .map((statement) => `build it concurrently (a .ts migration): ${firstLine(statement)}`);
}

function withoutComments(text: string): string {
  return text.replaceAll(/--.*$/gm, '');
}

function firstLine(statement: string): string {
  return statement.trim().split('\n')[0] ?? '';
}
