/** Where the code on a slip leads: the judge's screen, open at this table. */
export const tableLink = (page: string, table: number): string => `${page}#table-${table}`;

/** The table that such an address names, with its # or as the router has it; 0 where it names none. */
export const readTable = (hash: string): number =>
  Number(/^#?table-(\d{1,4})$/.exec(hash)?.[1] ?? 0);
