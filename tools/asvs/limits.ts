/** A limit on one kind of request, counted in PostgreSQL. */
export type WrittenLimit = { name: string; max: number; seconds: number };

const LIMIT = /name: '([\w-]+)',\s*max: ([\d_]+),\s*windowSeconds: ([\d_A-Z* ]+)/g;
const UNITS: Readonly<Record<string, number>> = {
  MINUTE: 60,
  HOUR: 3600,
  MINUTE_SECONDS: 60,
  DAY_SECONDS: 86_400,
};

const toNumber = (text: string): number => UNITS[text] ?? Number(text.replaceAll('_', ''));

/** The limits that a source names. */
export function findLimits(source: string): WrittenLimit[] {
  return [...source.matchAll(LIMIT)].map(([, name = '', max = '', window = '']) => ({
    name,
    max: toNumber(max),
    seconds: window
      .split('*')
      .map((factor) => toNumber(factor.trim()))
      .reduce((product, factor) => product * factor, 1),
  }));
}

function printTime(seconds: number): string {
  if (seconds % 86_400 === 0) return seconds === 86_400 ? 'day' : `${seconds / 86_400} days`;
  if (seconds % 3600 === 0) return seconds === 3600 ? 'hour' : `${seconds / 3600} hours`;
  return seconds === 60 ? 'minute' : `${seconds / 60} minutes`;
}

/** The start of a limit's row on docs/security.md. */
export function printLimit({ name, max, seconds }: WrittenLimit): string {
  return `| \`${name}\` | ${max} | ${printTime(seconds)} |`;
}
