export type CsvTable = {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The line on which each row starts, from 1. */
  readonly lines: readonly number[];
};

const SEPARATORS = [',', ';', '\t'] as const;

/** Parses CSV with commas, semicolons or tabs, quotes and any line ending. */
export function readCsv(text: string): CsvTable {
  const clean = text.replace(/^\uFEFF/, '');
  const separator = guessSeparator(clean);
  const [headings, ...rows] = splitRows(clean, separator).filter(({ cells }) =>
    cells.some((cell) => cell !== ''),
  );
  return {
    headings: headings?.cells ?? [],
    rows: rows.map(({ cells }) => cells),
    lines: rows.map(({ line }) => line),
  };
}

function guessSeparator(text: string): string {
  const [first = ''] = text.split(/\r\n?|\n/, 1);
  const countOf = (separator: string) => first.split(separator).length;
  return SEPARATORS.reduce((best, one) => (countOf(one) > countOf(best) ? one : best));
}

type Row = { cells: string[]; line: number };

function splitRows(text: string, separator: string): Row[] {
  const rows: Row[] = [];
  let row: string[] = [];
  let cell = '';
  let line = 1;
  let breaks = 0;
  let isQuoted = false;
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (isQuoted) {
      if (sign === '\n') breaks += 1;
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (sign === separator) endCell();
    else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[at + 1] === '\n') at += 1;
      endCell();
      rows.push({ cells: row, line });
      row = [];
      line += 1 + breaks;
      breaks = 0;
    } else cell += sign;
  }
  endCell();
  rows.push({ cells: row, line });
  return rows;
}

/** Escapes cells that spreadsheets would run as a formula. */
export function writeCsv(rows: readonly (readonly (number | string)[])[]): string {
  const toCell = (value: number | string): string => {
    const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : `${value}`;
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}
