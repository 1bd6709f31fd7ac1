import { z } from 'zod';
import { card } from './cards/cards.ts';

export const dailyCardAnswer = z
  .strictObject({
    date: z.string().meta({ description: 'UTC date, YYYY-MM-DD', examples: ['2026-11-15'] }),
    card,
  })
  .meta({ id: 'DailyCard' });
