/** Prints a table with columns as wide as their widest cell. */
export function renderTable(rows: string[][]): string {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   '),
  );
  const rule = '─'.repeat(Math.max(...lines.map((line) => line.length)));
  return [rule, ...lines.map((line) => line.trimEnd()), rule].join('\n');
}
