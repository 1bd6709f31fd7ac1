import {
  CLIENT_ERROR_KINDS,
  CLIENT_ERROR_LIMITS,
} from '@deckframe/domain/site/client-errors/client-error';
import { z } from 'zod';
import { text } from '../text.ts';

export const clientErrorBody = z
  .strictObject({
    kind: z.enum(CLIENT_ERROR_KINDS),
    name: text(CLIENT_ERROR_LIMITS.name),
    message: text(CLIENT_ERROR_LIMITS.message),
    stack: text(CLIENT_ERROR_LIMITS.stack),
  })
  .meta({ id: 'ClientError' });
