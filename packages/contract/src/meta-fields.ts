import { z } from 'zod';
import { text } from './text.ts';

const count = z.int().min(0);
export const FIELD_KINDS = ['venue', 'series', 'organizer'] as const;

export const fieldsQuery = z.strictObject({
  search: text(60).optional().meta({
    description: 'A part of the name, or its beginning where the last event was long ago',
  }),
});

/** What the last events of a venue, a series or an organizer were played with. */
export const metaFields = z
  .strictObject({
    fields: z.array(
      z.strictObject({
        kind: z.enum(FIELD_KINDS),
        name: z.string(),
        events: count,
        decks: count,
        from: z.string().meta({ description: 'The day of the first of these events' }),
        to: z.string().meta({ description: 'The day of the last one' }),
        shares: z.array(z.strictObject({ archetype: z.string(), entries: count })),
      }),
    ),
  })
  .meta({ id: 'MetaFields' });
