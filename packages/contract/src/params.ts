import { z } from 'zod';
import { text } from './text.ts';

/** Longest card number we accept in an address. */
export const CARD_NUMBER_MAX = 64;

export const gameParams = z.strictObject({ game: text(32) });

export const cardParams = z.strictObject({ game: text(32), cardno: text(CARD_NUMBER_MAX).min(1) });

export const noQuery = z.strictObject({});

/** Headers of every write: the key makes repeating it safe. Other headers are none of our business. */
export const idempotencyHeaders = z.looseObject({
  'idempotency-key': text(200)
    .optional()
    .meta({ description: '8 to 200 printable characters, chosen anew for each intended change' }),
});
