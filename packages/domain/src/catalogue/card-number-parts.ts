/** A card number taken apart where a list of numbers repeats itself. */
export interface CardNumberParts {
  /** `GD01-` of `GD01-001_p1`. */
  readonly prefix: string;
  /** Digits of the number proper; 0 for a card number without any. */
  readonly width: number;
  readonly number: number;
  /** `_p1` of `GD01-001_p1`. */
  readonly suffix: string;
}

const PARTS = /^(.*-)(\d{1,6})(\D.*)?$/su;

export function splitCardNumber(cardno: string): CardNumberParts {
  const [, prefix = cardno, digits = '', suffix = ''] = PARTS.exec(cardno) ?? [];
  return { prefix, width: digits.length, number: Number(digits), suffix };
}

export function joinCardNumber({ prefix, width, number, suffix }: CardNumberParts): string {
  return prefix + (width === 0 ? '' : String(number).padStart(width, '0')) + suffix;
}
