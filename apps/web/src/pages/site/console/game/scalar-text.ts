/** Prints a value as plain text. */
export const printPlain = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** Parses text, number, boolean or empty from one field. Other text is JSON. */
export function parseMixed(text: string): unknown {
  const trimmed = text.trim();
  if (/^-?\d+(?:\.\d+)?$/.test(trimmed)) return Number(trimmed);
  if (trimmed === 'true') return true;
  if (trimmed === 'false') return false;
  if (trimmed === 'null') return null;
  if (/^".*"$/.test(trimmed)) return parseQuoted(trimmed);
  return text;
}

/** Quotes text that would be parsed as another type. */
export function printMixed(value: unknown): string {
  if (typeof value !== 'string') return value === undefined ? '' : JSON.stringify(value);
  return parseMixed(value) === value ? value : JSON.stringify(value);
}

function parseQuoted(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export function parseLines(text: string, isMixed: boolean): unknown[] {
  return linesOf(text).map((line) => (isMixed ? parseMixed(line) : line));
}

export function printLines(values: readonly unknown[], isMixed: boolean): string {
  return values.map((value) => (isMixed ? printMixed(value) : printPlain(value))).join('\n');
}

/** Parses one group per line, separated by commas. */
export function parseGroups(text: string): string[][] {
  return linesOf(text).map((line) =>
    line
      .split(',')
      .map((member) => member.trim())
      .filter((member) => member !== ''),
  );
}

export function printGroups(groups: readonly (readonly unknown[])[]): string {
  return groups.map((group) => group.join(', ')).join('\n');
}
