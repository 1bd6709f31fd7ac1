import { z } from 'zod';
import { userIdField } from '../accounts/account.ts';

export const uploadAnswer = z
  .strictObject({
    address: z.string(),
    sdAddress: z.string().meta({ description: 'The small variant' }),
    width: z.int(),
    height: z.int(),
    bytes: z.int(),
  })
  .meta({ id: 'Upload' });

export const contentImageAnswer = uploadAnswer
  .extend({ filename: z.string().meta({ description: 'Its name in the folder of contents' }) })
  .meta({ id: 'ContentImage' });

export const uploadParams = z.strictObject({
  folder: z.string().regex(/^[a-z]{1,20}$/),
  userId: userIdField,
  file: z.string().regex(/^[\w-]{10,64}\.webp$/),
});

export type UploadAnswer = z.infer<typeof uploadAnswer>;
