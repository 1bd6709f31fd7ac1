const SERIES_ID = /^fan-[0-9a-f]{10}$/;

const CARD_ID = /^(fan-[0-9a-f]{10})-\d{3,}$/i;

const NUMBER_DIGITS = 3;

/** Every id of a fan-made series or card begins with `fan-`, and no number of the catalogue may. */
export function isCustomSeriesId(text: string): boolean {
  return SERIES_ID.test(text);
}

/** Example: `printCustomCardId('fan-0a1b2c3d4e', 7)` is `fan-0a1b2c3d4e-007`. */
export function printCustomCardId(seriesId: string, number: number): string {
  return `${seriesId}-${String(number).padStart(NUMBER_DIGITS, '0')}`;
}

/** The series of a fan-made card by its number, in whatever case; undefined for any other number. */
export function seriesOfCustomCard(cardno: string): string | undefined {
  return CARD_ID.exec(cardno)?.[1]?.toLowerCase();
}
