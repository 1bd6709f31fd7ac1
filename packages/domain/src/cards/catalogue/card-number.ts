/** A card number split into parts that repeat in a list of numbers. */
export interface CardNumberParts {
  /** `GD01-` of `GD01-001_p1`. */
  readonly prefix: string;
  /** Number of digits; 0 if the number has none. */
  readonly width: number;
  readonly number: number;
  /** `_p1` of `GD01-001_p1`. */
  readonly suffix: string;
}

const PARTS = /^(.*-)(\d{1,6})(\D.*)?$/su;

/**
 * Suffixes that mark another printing: `_p1`, `_r1`, `-p1`, `-ALT1`, stars, and `-S` after an
 * action-point card.
 */
const PRINTING_SUFFIX = /(?:_[a-z]\d+|-p\d+|-ALT\d+|(?<!★)★+|(?<=-AP\d+)-S)$/i;

/** Returns the original id of a printing. Example: `originalIdOf('GD01-001_p1')` is `GD01-001`. */
export function originalIdOf(cardno: string): string {
  return cardno.replace(PRINTING_SUFFIX, '');
}

export function hasPrintingSuffix(cardno: string): boolean {
  return PRINTING_SUFFIX.test(cardno);
}

/**
 * Returns a free number for a second row with a taken number. Example:
 * `nextAlternateNumber('OP07-091_p1', taken)` is `OP07-091-ALT1` unless that is taken too.
 */
export function nextAlternateNumber(cardno: string, taken: ReadonlySet<string>): string {
  const original = originalIdOf(cardno);
  let step = 1;
  while (taken.has(`${original}-ALT${step}`)) step += 1;
  return `${original}-ALT${step}`;
}

/** True for action-point cards. They have `-AP` in their number and sort last. */
export function isActionPointNumber(cardno: string): boolean {
  return cardno.includes('-AP');
}

/**
 * Compares card numbers in natural order. Example: `ST01-2` before `ST01-10`, `R-001` before
 * `R-001_p1`.
 */
export function compareCardNumbers(left: string, right: string): number {
  const leftParts = left.match(DIGITS_OR_TEXT) ?? [];
  const rightParts = right.match(DIGITS_OR_TEXT) ?? [];
  const shared = Math.min(leftParts.length, rightParts.length);
  for (let index = 0; index < shared; index += 1) {
    const order = comparePart(leftParts[index] ?? '', rightParts[index] ?? '');
    if (order !== 0) return order;
  }
  return leftParts.length - rightParts.length || compareText(left, right);
}

const DIGITS_OR_TEXT = /\d+|\D+/g;

function comparePart(left: string, right: string): number {
  const bothNumbers = /^\d/.test(left) && /^\d/.test(right);
  return bothNumbers ? Number(left) - Number(right) : compareText(left, right);
}

function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

export function splitCardNumber(cardno: string): CardNumberParts {
  const [, prefix = cardno, digits = '', suffix = ''] = PARTS.exec(cardno) ?? [];
  return { prefix, width: digits.length, number: Number(digits), suffix };
}

export function joinCardNumber({ prefix, width, number, suffix }: CardNumberParts): string {
  return prefix + (width === 0 ? '' : String(number).padStart(width, '0')) + suffix;
}

const SERIES_ID = /^fan-[0-9a-f]{10}$/;

const CARD_ID = /^(fan-[0-9a-f]{10})-\d{3,}$/i;

const NUMBER_DIGITS = 3;

/** True for ids of fan-made series and cards. No catalogue number starts with `fan-`. */
export function isCustomSeriesId(text: string): boolean {
  return SERIES_ID.test(text);
}

/** Example: `printCustomCardId('fan-0a1b2c3d4e', 7)` is `fan-0a1b2c3d4e-007`. */
export function printCustomCardId(seriesId: string, number: number): string {
  return `${seriesId}-${String(number).padStart(NUMBER_DIGITS, '0')}`;
}

/** Returns the series of a fan-made card number in any case, or undefined. */
export function seriesOfCustomCard(cardno: string): string | undefined {
  return CARD_ID.exec(cardno)?.[1]?.toLowerCase();
}
