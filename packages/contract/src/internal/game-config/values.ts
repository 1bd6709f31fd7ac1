import { z } from 'zod';

/** A name of a card column. */
export const columnName = z.string().regex(/^[a-z][a-z0-9_]*$/, 'must be a column name');
export const columnNames = z.array(columnName);
export const webAddress = z.url({ protocol: /^https$/ });
export const pagePath = z
  .string()
  .regex(/^\/[a-z0-9/-]*$/, 'must be a page such as /data-protection');
