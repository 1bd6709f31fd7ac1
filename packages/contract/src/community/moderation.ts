import { z } from 'zod';
import { text } from '../text.ts';

export const REMOVAL_REASON_MAX = 500;

/** A moderator's words to whoever made the thing. */
export const removalReason = text(REMOVAL_REASON_MAX)
  .transform((value) => value.trim())
  .pipe(z.string().min(1));

export const removalBody = z.strictObject({ reason: removalReason }).meta({ id: 'Removal' });

/** Only who made the thing and moderators ever see one that is not null. */
export const moderationState = z
  .strictObject({ at: z.string(), reason: z.string().nullable() })
  .meta({ id: 'ModerationState', description: 'A moderator took it out of public' });
