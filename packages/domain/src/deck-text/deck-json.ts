const NUMBER_KEYS = ['cardno', 'id', 'cardId', 'card_id', 'number', 'code', 'card', 'name'];
const COUNT_KEYS = ['quantity', 'count', 'qty', 'amount', 'copies'];
const NAME_KEYS = ['name', 'deckName', 'title'];
/** Deeper than this lies no list of cards. */
const DEEPEST = 4;

/**
 * The lines of a deck that is written as JSON: a list of numbers, a list of things with a number
 * and a count, a map from number to count, or any of these under headings.
 */
export function readDeckJson(text: string): string[] | undefined {
  const start = text.trimStart().slice(0, 1);
  if (start !== '[' && start !== '{') return undefined;
  try {
    return toLines(JSON.parse(text), 0);
  } catch {
    return undefined;
  }
}

function toLines(value: unknown, depth: number): string[] {
  if (depth > DEEPEST || value === null) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value))
    return readPair(value) ?? value.flatMap((entry) => toLines(entry, depth + 1));
  if (typeof value !== 'object') return [];
  const entry = value as Readonly<Record<string, unknown>>;
  const number = NUMBER_KEYS.map((key) => entry[key]).find((each) => typeof each === 'string');
  const count = COUNT_KEYS.map((key) => entry[key]).find((each) => typeof each === 'number');
  if (number !== undefined && count !== undefined) return [`${String(count)} x ${number}`];
  return Object.entries(entry).flatMap(([key, inner]) => {
    if (typeof inner === 'number') return [`${inner} x ${key}`];
    if (typeof inner === 'string') return NAME_KEYS.includes(key) ? [`Name: ${inner}`] : [];
    return [key, ...toLines(inner, depth + 1)];
  });
}

/** `["GD01-053", 4]`: a card and how many, in either order. */
function readPair(value: readonly unknown[]): string[] | undefined {
  if (value.length !== 2) return undefined;
  const number = value.find((each) => typeof each === 'string');
  const count = value.find((each) => typeof each === 'number');
  return number === undefined || count === undefined ? undefined : [`${count} x ${number}`];
}
