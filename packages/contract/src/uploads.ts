import { z } from 'zod';

export const uploadAnswer = z
  .strictObject({
    address: z.string(),
    sdAddress: z.string().meta({ description: 'The small variant' }),
    width: z.int(),
    height: z.int(),
    bytes: z.int(),
  })
  .meta({ id: 'Upload' });

export const uploadParams = z.strictObject({
  folder: z.string().regex(/^[a-z]{1,20}$/),
  userId: z.string().regex(/^[1-9]\d{0,14}$/),
  file: z.string().regex(/^[\w-]{10,64}\.webp$/),
});

export type UploadAnswer = z.infer<typeof uploadAnswer>;
