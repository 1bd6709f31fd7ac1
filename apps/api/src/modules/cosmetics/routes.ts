import { cosmeticsAnswer } from '@deckframe/contract/rewards/cosmetics';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { allowSharedCache } from '../../lib/cache-control.ts';
import { getCosmetics } from './service.ts';

export function cosmeticRoutes(app: App, { db }: AppServices): void {
  app.get(
    '/api/cosmetics',
    {
      config: { policy: 'profiles.read' },
      schema: {
        operationId: 'listCosmetics',
        summary: 'Everything there is to wear, how it is earned, and the rewards of the levels',
        tags: ['profile'],
        response: { 200: cosmeticsAnswer },
      },
    },
    async (request, reply) => {
      const answer = await getCosmetics(db);
      allowSharedCache(request, reply);
      return answer;
    },
  );
}
