import type { Card } from '@deckframe/domain/card';
import { z } from 'zod';

export const NEWEST_CARDS_MAX = 24;
export const NEWEST_CARDS_DEFAULT = 12;

/** One printing. Its keys are the documented column names, which game configs use. */
export const card = z
  .strictObject({
    cardno: z.string(),
    name: z.string(),
    image: z.string().nullable(),
    color: z.string().nullable(),
    categorydata: z.string().nullable(),
    rarity: z.string().nullable(),
    level: z.number().nullable(),
    cost: z.number().nullable(),
    apdata: z.number().nullable(),
    hp: z.number().nullable(),
    effectdata: z.string().nullable(),
    trait: z.string().nullable(),
    attributedata: z.string().nullable(),
    link: z.string().nullable(),
    originalid: z.string(),
    blockicon: z.string().nullable(),
    seriesname: z.string().nullable(),
    series: z.string(),
    mainalternate: z.boolean().nullable(),
    getinfodata: z.string().nullable(),
    comment_count: z.int(),
    marketprice: z.number().nullable(),
    tcgplayerlink: z.string().nullable(),
    tcgplayer_id: z.string().nullable(),
    published: z.boolean(),
    created_at: z.string(),
  })
  .meta({ id: 'Card' }) satisfies z.ZodType<Card>;

/** The documented columns, and the game's own columns. */
export const catalogueCard = card
  .catchall(z.union([z.string(), z.number(), z.boolean(), z.null()]))
  .meta({ id: 'CatalogueCard' });

export const newestCardsQuery = z.strictObject({
  limit: z
    .string()
    .regex(/^[1-9]\d?$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().max(NEWEST_CARDS_MAX))
    .optional(),
});

export const newestCardsAnswer = z
  .strictObject({ cards: z.array(card) })
  .meta({ id: 'NewestCards' });

export const dailyCardAnswer = z
  .strictObject({
    date: z.string().meta({ description: 'UTC date, YYYY-MM-DD', examples: ['2026-11-15'] }),
    card,
  })
  .meta({ id: 'DailyCard' });
