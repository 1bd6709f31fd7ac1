/** A write to a table or a temporary table, or a call of a function. */
export type Write = { kind: 'table' | 'temporary' | 'call'; name: string };

const NAME = String.raw`(?:only\s+)?(?:public\.)?"?([\w.?]+)"?`;

const PATTERNS: readonly [kind: Write['kind'], pattern: RegExp][] = [
  ['table', new RegExp(String.raw`\b(?:insert|merge)\s+into\s+${NAME}`, 'gi')],
  ['table', new RegExp(String.raw`\bdelete\s+from\s+${NAME}`, 'gi')],
  ['table', new RegExp(String.raw`\btruncate\s+(?:table\s+)?${NAME}`, 'gi')],
  ['table', new RegExp(String.raw`\bcopy\s+${NAME}\s*(?:\([^)]*\)\s*)?from\b`, 'gi')],
  // Not the `update` of a row lock or of `on conflict`, which have no table name before `set`.
  ['table', new RegExp(String.raw`\bupdate\s+${NAME}(?:\s+(?:as\s+)?\w+)?\s+set\b`, 'gi')],
  ['temporary', new RegExp(String.raw`\bcreate\s+temp(?:orary)?\s+table\s+${NAME}`, 'gi')],
  ['call', /\b(\w+)\s*\(/g],
];

/** Finds the writes in an SQL text. The name is `?` if it is not in the text. */
export function findSqlWrites(text: string): Write[] {
  const code = text.replaceAll(/--.*$|\/\*[\s\S]*?\*\//gm, ' ');
  return PATTERNS.flatMap(([kind, pattern]) =>
    [...code.matchAll(pattern)].map(([, name = '']) => ({ kind, name: name.toLowerCase() })),
  );
}
