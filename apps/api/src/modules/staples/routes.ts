import { staplesAnswer } from '@deckframe/contract/community/community';
import { cardParams, gameParams, idempotencyHeaders } from '@deckframe/contract/params';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { requireUser } from '../../lib/require-user.ts';
import { getStapleCard, getStaples, markStaple, STAPLE_LIMIT } from './service.ts';

const tags = ['community'];
const PATH = '/api/me/games/:game/staples/:cardno';

export function stapleRoutes(app: App, { db, memberWrite }: AppServices): void {
  app.get(
    '/api/me/games/:game/staples',
    {
      config: { policy: 'community.take-part' },
      schema: {
        operationId: 'listStaples',
        summary: 'Your staple cards of a game',
        tags,
        params: gameParams,
        response: { 200: staplesAnswer },
      },
    },
    async (request) => getStaples(db, (await requireUser(request)).id, request.params.game),
  );

  for (const [method, remove] of [
    ['PUT', false],
    ['DELETE', true],
  ] as const) {
    app.route({
      method,
      url: PATH,
      config: { policy: 'community.take-part' },
      schema: {
        operationId: remove ? 'unmarkStaple' : 'markStaple',
        summary: remove ? 'Take a card off your staples' : 'Mark a card as a staple',
        tags,
        params: cardParams,
        headers: idempotencyHeaders,
        response: { 200: staplesAnswer },
      },
      handler: async (request) => {
        const { game, cardno } = request.params;
        const card = await getStapleCard(db, game, cardno);
        return memberWrite(
          request,
          (write) => markStaple(write.db, { userId: write.user.id, game, card, remove }),
          { limits: [STAPLE_LIMIT] },
        );
      },
    });
  }
}
