import { z } from 'zod';

export const healthAnswer = z.strictObject({ status: z.literal('ok') }).meta({ id: 'Health' });

export const readyAnswer = z
  .strictObject({
    status: z.enum(['ready', 'draining', 'unavailable']),
    database: z.enum(['up', 'down']),
    redis: z.enum(['up', 'degraded', 'off']),
  })
  .meta({ id: 'Ready' });
