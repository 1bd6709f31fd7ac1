import { expResultsAnswer } from '@deckframe/contract/rewards/exp';
import { idempotencyHeaders } from '@deckframe/contract/params';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { takeResults } from './service.ts';

export function expRoutes(app: App, { memberWrite }: AppServices): void {
  app.post(
    '/api/me/exp-results',
    {
      config: { policy: 'exp.take' },
      schema: {
        operationId: 'takeExpResults',
        summary: 'Take what was earned without an open answer; each entry is given once',
        tags: ['community'],
        headers: idempotencyHeaders,
        response: { 200: expResultsAnswer },
      },
    },
    async (request) =>
      memberWrite(request, async ({ db, user }) => ({
        exp: await takeResults(db, user.id, () => {
          request.log.warn('a kept EXP result has an unknown format and was dropped');
        }),
      })),
  );
}
