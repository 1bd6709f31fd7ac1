/** The address in a slip's QR code: the judge's screen at this table. */
export const tableLink = (page: string, table: number): string => `${page}#table-${table}`;

/** Returns the table of such a fragment, with or without #; 0 if there is none. */
export const readTable = (hash: string): number =>
  Number(/^#?table-(\d{1,4})$/.exec(hash)?.[1] ?? 0);
