import { CARD_REPORT_CATEGORIES } from '@deckframe/domain/community/writing/card-report';
import { z } from 'zod';

/** Ids and a link, no words of members and nobody's name: a chat is a house of others. */
export const chatNewsSchema = z.strictObject({
  event: z.enum(['report.created', 'report.resolved']),
  reportId: z.string(),
  game: z.string(),
  cardId: z.string(),
  category: z.enum(CARD_REPORT_CATEGORIES),
  url: z.url(),
});

export type ChatNews = z.infer<typeof chatNewsSchema>;

/** The id is made with the job, so every try carries the same one. */
export const chatJobSchema = chatNewsSchema.extend({ deliveryId: z.uuid() });
