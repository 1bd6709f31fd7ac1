import type { Source } from './api.ts';

type Read = Pick<Source, 'sourceName' | 'format' | 'source'>;

const NAME_MAX = 120;

export async function readFile(file: File): Promise<Read> {
  const source = await file.text();
  const format = /\.json$/i.test(file.name) ? 'json' : 'csv';
  return { sourceName: file.name.slice(-NAME_MAX), format, source };
}

/** Parses rows copied from a spreadsheet, with tabs between cells. */
export function readPasted(text: string): Read {
  if (/^\s*\[/.test(text)) return { sourceName: 'pasted.json', format: 'json', source: text };
  const [head = ''] = text.split('\n');
  const isTabbed = head.includes('\t') && !head.includes(',');
  return { sourceName: 'pasted.csv', format: 'csv', source: isTabbed ? toCommas(text) : text };
}

function toCommas(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => line.split('\t').map(quote).join(','))
    .join('\n');
}

function quote(cell: string): string {
  const isQuoted = /^".*"$/s.test(cell);
  return !isQuoted && /[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
