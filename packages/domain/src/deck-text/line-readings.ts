/** One way to take a line apart into how many and what. */
export interface LineReading {
  readonly quantity: number;
  readonly rest: string;
  readonly place: 'after' | 'before' | 'none';
  /** Whether an x parts the two. */
  readonly crossed: boolean;
}

const BEFORE_CROSSED = /^[([]?(\d{1,9})[)\]]?\s*[x×✕*]\s*(\S.*)$/i;
const BEFORE = /^[([]?(\d{1,9})[)\]]?(?:\s*[,;\t|:]\s*|\s+)(\S.*)$/;
const AFTER_CROSSED = /^(.*\S)\s*[x×✕*]\s*(\d{1,9})[)\]]?$/i;
const AFTER = /^(.*[^\s,;|:([])(?:\s*[,;\t|:]\s*|\s+)[([]?(\d{1,9})[)\]]?$/;

/** Every reading of a line, the likeliest first: a count before, a count behind, a single card. */
export function listReadings(line: string): LineReading[] {
  const readings: (LineReading | undefined)[] = [
    toReading(BEFORE_CROSSED.exec(line), 'before', true),
    toReading(BEFORE.exec(line), 'before', false),
    toReading(AFTER_CROSSED.exec(line), 'after', true),
    toReading(AFTER.exec(line), 'after', false),
    { quantity: 1, rest: line, place: 'none', crossed: false },
  ];
  return readings.filter((reading) => reading !== undefined);
}

function toReading(
  match: RegExpExecArray | null,
  place: 'after' | 'before',
  crossed: boolean,
): LineReading | undefined {
  const [, first = '', second = ''] = match ?? [];
  if (!match) return undefined;
  const [digits, rest] = place === 'before' ? [first, second] : [second, first];
  return { quantity: Number(digits), rest: rest.trim(), place, crossed };
}
