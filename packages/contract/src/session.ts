import { BADGE_CORNERS } from '@deckframe/domain/community/profile/nameplate';
import { z } from 'zod';

export const me = z
  .strictObject({
    id: z.string(),
    username: z.string(),
    avatar: z.string().nullable(),
    roles: z
      .array(z.string())
      .meta({ description: 'What this session may use: roles of the staff need a second factor' }),
    needsSecondFactor: z
      .boolean()
      .meta({ description: 'Whether roles of the staff wait for this session’s second factor' }),
    level: z.int(),
    userExp: z.number(),
    selectedBadge: z.string().nullable(),
    badgeCorner: z.enum(BADGE_CORNERS),
    selectedAvatarBackground: z.string().nullable(),
    email: z.string(),
    userMetadata: z.strictObject({
      hasMigrated: z
        .boolean()
        .nullable()
        .meta({ description: 'Only exactly false means that the account must be migrated' }),
    }),
    syncToken: z
      .string()
      .meta({ description: 'Another one where anything of the member’s own data has changed' }),
    hasUnseenExp: z.boolean().meta({
      description: 'Whether EXP waits that no answer could tell of; taken by `takeExpResults`',
    }),
  })
  .meta({ id: 'Me' });

export const meAnswer = z
  .strictObject({
    user: me.nullable(),
    migration: z
      .strictObject({ email: z.string() })
      .nullable()
      .meta({ description: 'Set when this call ended the session of an account to be migrated' }),
  })
  .meta({ id: 'MeAnswer' });

export type Me = z.infer<typeof me>;
