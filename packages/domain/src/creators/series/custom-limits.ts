/** Fan-made series that one member owns in one game. */
export const CUSTOM_SERIES_MAX = 20;

export const CUSTOM_CARDS_MAX = 500;

/** Cards that are written at once by an import. */
export const CUSTOM_BATCH_MAX = 50;

/** Members of a series, including the owner. */
export const CUSTOM_MEMBERS_MAX = 10;

export const CUSTOM_PICTURE = { width: 630, height: 880 } as const;

export const SERIES_NAME_MAX = 60;

export const SERIES_DESCRIPTION_MAX = 1000;

const CELL_MAX = 200;

const CELL_MAXIMA: Readonly<Record<string, number>> = { name: 80, effectdata: 2000 };

/** Maximum length of a column's text. */
export function cellMax(column: string): number {
  return CELL_MAXIMA[column] ?? CELL_MAX;
}
