import type { Entry } from './command.ts';

/** The same value gives the same text wherever it is made: keys are sorted, none is left out. */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${canonicalText(part)}`);
  return `{${parts.join(',')}}`;
}

/** What is signed and chained of an entry. Who made it is left out, so that they can leave. */
export const entryText = ({ id, device, count, at, command }: Omit<Entry, 'by'>): string =>
  canonicalText({ id, device, count, at, command });

/** What the signature of an upload is over. */
export const uploadText = (entries: readonly Omit<Entry, 'by'>[]): string =>
  entries.map(entryText).join('\n');
