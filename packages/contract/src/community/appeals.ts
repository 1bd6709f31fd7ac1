import { z } from 'zod';
import { memberCard } from './community.ts';
import { removalReason } from './moderation.ts';
import { text } from '../text.ts';

export const APPEAL_TEXT_MAX = 1000;

const contentType = z.enum(['comment', 'content', 'custom-series', 'deck']);

export const appealBody = z
  .strictObject({
    contentType,
    contentId: text(64).min(1),
    game: text(32),
    text: text(APPEAL_TEXT_MAX)
      .transform((value) => value.trim())
      .pipe(z.string().min(1)),
  })
  .meta({ id: 'NewAppeal' });

export const appeal = z
  .strictObject({
    id: z.string(),
    contentType,
    contentId: z.string(),
    game: z.string(),
    /** The name of the content, or the text of a comment. */
    snapshot: z.string(),
    removedAt: z.string().meta({ description: 'The removal that is appealed' }),
    text: z.string(),
    createdAt: z.string(),
    state: z.enum(['open', 'lifted', 'upheld']),
    decidedAt: z.string().nullable(),
    answer: z.string().nullable().meta({ description: 'The words of the moderator who decided' }),
  })
  .meta({ id: 'Appeal' });

export const ownAppeals = z.strictObject({ appeals: z.array(appeal) }).meta({ id: 'OwnAppeals' });

export const openAppeal = z
  .strictObject({
    ...appeal.shape,
    reason: z.string().nullable().meta({ description: 'Why it was removed' }),
    author: memberCard.nullable(),
  })
  .meta({ id: 'OpenAppeal' });

export const openAppeals = z
  .strictObject({ appeals: z.array(openAppeal), next: z.string().nullable() })
  .meta({ id: 'OpenAppeals' });

const rowId = z.string().regex(/^[1-9]\d{0,17}$/);

export const appealsQuery = z.strictObject({ after: rowId.optional() });
export const appealIdParams = z.strictObject({ appealId: rowId });
export const appealDecision = z
  .strictObject({ outcome: z.enum(['lifted', 'upheld']), answer: removalReason.optional() })
  .meta({ id: 'AppealDecision' });
