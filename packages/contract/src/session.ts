import { z } from 'zod';

export const me = z
  .strictObject({
    id: z.string(),
    username: z.string(),
    avatar: z.string().nullable(),
    roles: z.array(z.string()),
    level: z.int(),
    userExp: z.number(),
  })
  .meta({ id: 'Me' });

export const meAnswer = z.strictObject({ user: me.nullable() }).meta({ id: 'MeAnswer' });

export type Me = z.infer<typeof me>;
