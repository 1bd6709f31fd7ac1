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

/** How long the text of a column may be. */
export function cellMax(column: string): number {
  return CELL_MAXIMA[column] ?? CELL_MAX;
}
