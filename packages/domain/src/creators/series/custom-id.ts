/** Fan-made series that one member owns in one game. */
export const CUSTOM_SERIES_MAX = 20;

export const CUSTOM_CARDS_MAX = 500;

/** Cards that are written at once by an import. */
export const CUSTOM_BATCH_MAX = 50;

/** Those who edit a series, its owner among them. */
export const CUSTOM_MEMBERS_MAX = 10;

/** The size in which the picture of a card is stored. */
export const CUSTOM_PICTURE = { width: 630, height: 880 } as const;

export const SERIES_NAME_MAX = 60;

export const SERIES_DESCRIPTION_MAX = 1000;

const CELL_MAX = 200;

const CELL_MAXIMA: Readonly<Record<string, number>> = { name: 80, effectdata: 2000 };

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

/** How long the text of a column may be. */
export function cellMax(column: string): number {
  return CELL_MAXIMA[column] ?? CELL_MAX;
}
