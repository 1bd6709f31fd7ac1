/** A cell and its separator. A quoted cell may contain tabs and line breaks. */
const CELL = /("(?:[^"]|"")*"(?=\t|\r?\n|$)|[^\t\r\n]*)(\t|\r?\n|$)/g;

/** Parses cells of a clipboard in the format of spreadsheets. */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of text.replace(/\r?\n$/, '').matchAll(CELL)) {
    const isQuoted = cell.length > 1 && cell.startsWith('"') && cell.endsWith('"');
    rows.at(-1)?.push(isQuoted ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  return rows;
}

export function printTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(printCell).join('\t')).join('\n');
}

function printCell(text: string): string {
  return /["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
