import { z } from 'zod';
import { text } from './text.ts';

/** Maximum length of a card number in an address. */
export const CARD_NUMBER_MAX = 64;

export const gameParams = z.strictObject({ game: text(32) });

export const cardParams = z.strictObject({ game: text(32), cardno: text(CARD_NUMBER_MAX).min(1) });

/** The largest value of a PostgreSQL `integer`. */
export const INTEGER_MAX = 2_147_483_647;

/** The number of a version or a change, which PostgreSQL stores as `integer`. */
export const versionNumber = z.int().min(0).max(INTEGER_MAX);

/** A calendar day from 1900 to 2199, which the database can store in every time zone. */
export const calendarDay = z.iso
  .date()
  .refine((day) => day >= '1900' && day < '2200', 'must be a day from 1900 to 2199');

/** A timestamp with its offset, in the same years. */
export const calendarMoment = text(40).pipe(
  z.iso.datetime({ offset: true }).regex(/^(19|2[01])/, 'must be in a year from 1900 to 2199'),
);

export const noQuery = z.strictObject({});

/** Headers of every write. The idempotency key makes a retry safe. Other headers are ignored. */
export const idempotencyHeaders = z.looseObject({
  'idempotency-key': text(200)
    .optional()
    .meta({ description: '8 to 200 printable characters; a new key for each intended change' }),
});

/** Headers of a change to a versioned resource. */
export const versionHeaders = idempotencyHeaders.extend({
  'if-match': text(40)
    .optional()
    .meta({ description: 'The version the change was made from, such as "3"' }),
});
