import { z } from 'zod';
import { text } from '../text.ts';

export const REMOVAL_REASON_MAX = 500;

/** A moderator's message to the author. */
export const removalReason = text(REMOVAL_REASON_MAX)
  .transform((value) => value.trim())
  .pipe(z.string().min(1));

export const removalBody = z.strictObject({ reason: removalReason }).meta({ id: 'Removal' });

/** Null for everyone except the author and moderators. */
export const moderationState = z
  .strictObject({ at: z.string(), reason: z.string().nullable() })
  .meta({ id: 'ModerationState', description: 'Removed by a moderator' });
