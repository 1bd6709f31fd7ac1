import { z } from 'zod';
import { text } from '../text.ts';

export const AUDIT_PAGE = 50;

const entryId = z.string().regex(/^[1-9]\d{0,17}$/);

export const auditQuery = z.strictObject({
  of: z.enum(['office', 'reads', 'all']).optional().meta({
    description: 'Staff actions (the default), reads of personal data by staff, or all entries',
  }),
  actor: text(120).optional().meta({ description: 'The username of the actor' }),
  subject: text(120)
    .optional()
    .meta({ examples: ['user:42', 'deck:…'] }),
  after: entryId.optional(),
});

const fact = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const auditAnswer = z
  .strictObject({
    entries: z.array(
      z.strictObject({
        id: z.string(),
        at: z.string(),
        actor: z.string().nullable().meta({ description: 'Null for "Deleted user"' }),
        action: z.string(),
        game: z.string().nullable(),
        subject: z.string(),
        subjectName: z.string().nullable().meta({ description: 'The name of a member' }),
        changes: z.array(z.strictObject({ field: z.string(), before: fact, after: fact })),
      }),
    ),
    next: z.string().nullable().meta({ description: 'Send as `after` for the next page' }),
  })
  .meta({ id: 'AuditEntries' });
