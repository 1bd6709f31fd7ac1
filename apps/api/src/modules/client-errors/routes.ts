import { clientErrorBody } from '@deckframe/contract/site/client-errors';
import { z } from 'zod';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { toAddressKey } from '../../lib/address-key.ts';
import { createClientErrorLog } from '../site/health/client-error-service.ts';

/** Four times the longest text in the widest letters: nothing true is longer. */
const BODY_LIMIT_BYTES = 16_384;

export function clientErrorRoutes(app: App, services: AppServices): void {
  const errors = createClientErrorLog(services);
  app.addHook('onClose', async () => errors.stop());
  app.post(
    '/api/client-errors',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      config: { policy: 'clientErrors.record' },
      schema: {
        operationId: 'recordClientError',
        summary: 'Note an error of the web app; stores nothing about anyone',
        tags: ['operations'],
        body: clientErrorBody,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await errors.note(request.body, toAddressKey(request.ip), request.log);
      return reply.code(204).send(null);
    },
  );
}
