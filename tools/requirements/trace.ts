import type { TestTitle } from './count-coverage.ts';

/** How a statement is tested, closest to the user first. */
export const WAYS = ['browser', 'component', 'API', 'database', 'code'] as const;
export type Way = (typeof WAYS)[number];

export interface TraceRow {
  readonly id: string;
  /** Section of the documents, for example `A§5 / B§9`. */
  readonly where: string;
  readonly way: Way;
  /** A test file that names the row. */
  readonly file: string;
}

const ROW = /^\| ([A-Z]+-\d{2}) \| ([^|]*) \| ([^|]*) \| `([^`]*)` \|/;
/** Maximum share of statements that only unit tests prove. */
const CODE_SHARE = 0.1;

function wayOf(file: string): Way {
  if (file.startsWith('e2e/')) return 'browser';
  if (file.endsWith('.test.tsx')) return 'component';
  if (file.startsWith('apps/api/')) return 'API';
  return file.startsWith('packages/database/') ? 'database' : 'code';
}

export function parseTrace(markdown: string): TraceRow[] {
  return markdown.split('\n').flatMap((line) => {
    const [, id = '', where = '', way = '', file = ''] = ROW.exec(line) ?? [];
    return id === '' ? [] : [{ id, where, way: way as Way, file }];
  });
}

/** Updates the tests of the trace. Sections of the documents stay unchanged. */
export function updateTrace(
  ids: readonly string[],
  before: readonly TraceRow[],
  titles: readonly TestTitle[],
): TraceRow[] {
  const known = new Map(before.map((row) => [row.id, row]));
  return ids.map((id) => {
    const files = [...new Set(titles.filter((one) => claims(one, id)).map(({ file }) => file))];
    const [file = ''] = files.toSorted(
      (one, other) => WAYS.indexOf(wayOf(one)) - WAYS.indexOf(wayOf(other)),
    );
    return { id, where: known.get(id)?.where ?? '–', way: wayOf(file), file };
  });
}

/** Finds missing and outdated rows, and too many rows with only unit tests. */
export function findTraceFaults(
  ids: readonly string[],
  trace: readonly TraceRow[],
  titles: readonly TestTitle[],
): string[] {
  const known = new Map(trace.map((row) => [row.id, row]));
  const faults = ids.flatMap((id) => {
    const row = known.get(id);
    if (row === undefined) return [`docs/trace.md: ${id} is missing`];
    const isTrue = titles.some((one) => one.file === row.file && claims(one, id));
    if (!isTrue) return [`docs/trace.md: ${row.file} does not claim ${id}`];
    return row.way === wayOf(row.file) ? [] : [`docs/trace.md: ${id} is not tried by ${row.way}`];
  });
  const read = trace.filter(({ way }) => way === 'code').length;
  if (read > trace.length * CODE_SHARE) faults.push(`docs/trace.md: ${read} rows by code alone`);
  return faults;
}

export function printTrace(rows: readonly TraceRow[]): string {
  const counts = WAYS.map((way) => `${rows.filter((row) => row.way === way).length} ${way}`);
  const lines = rows.map(
    ({ id, where, way, file }) => `| ${id} | ${where} | ${way} | \`${file}\` |`,
  );
  return `# Trace of statements

Where the documents state each row of the [ledger](requirements.md), how it is tried in the product, and one test that claims it. \`npm run requirements -- --trace\` writes this page; \`npm run requirements\` fails where a row is missing, where its test no longer claims it, or where more than 10 % of the rows are proved by code alone.

- **browser**: a browser test of the built site. **component**: the component in Chromium, against a scripted API. **API**: the real API and PostgreSQL. **database**: PostgreSQL alone. **code**: the rule alone.
- A claim says which test proves a row, not that somebody has read the test. [Tried by hand](requirements.md#trace-of-statements) lists the statements that were tried beside the documents.

${counts.join(', ')} of ${rows.length}.

| row | documents | tried | test |
|---|---|---|---|
${lines.join('\n')}
`;
}

function claims({ title }: TestTitle, id: string): boolean {
  return title.split(/[^A-Z0-9-]+/).includes(id);
}
