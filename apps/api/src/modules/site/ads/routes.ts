import { adCountsBody, adsAnswer, adsQuery } from '@deckframe/contract/site/ads';
import { gameParams } from '@deckframe/contract/params';
import { z } from 'zod';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { toAddressKey } from '../../../lib/address-key.ts';
import { allowSharedCache } from '../../../lib/cache-control.ts';
import { createAdCounter, getAds } from './service.ts';

const tags = ['ads'];
const ADS = '/api/games/:game/ads';
/** Twenty counts need a tenth of it. */
const BODY_LIMIT_BYTES = 8192;

export function adRoutes(app: App, services: AppServices): void {
  const { env } = services;
  const counter = createAdCounter(services);
  app.addHook('onClose', async () => counter.stop());

  app.get(
    ADS,
    {
      config: { policy: 'ads.read' },
      schema: {
        operationId: 'listAds',
        summary: 'The ads in force in a game, and the frame of a partner if there is one',
        tags,
        params: gameParams,
        querystring: adsQuery,
        response: { 200: adsAnswer },
      },
    },
    async (request, reply) => {
      const { language } = request.query;
      const ads = await getAds(services, { game: request.params.game, language });
      allowSharedCache(request, reply);
      return { ads, frameUrl: env.AD_FRAME_URL ?? null };
    },
  );

  app.post(
    `${ADS}/counts`,
    {
      bodyLimit: BODY_LIMIT_BYTES,
      config: { policy: 'ads.count' },
      schema: {
        operationId: 'countAds',
        summary: 'Count views and clicks of ads; stores nothing about anyone',
        tags,
        params: gameParams,
        body: adCountsBody,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await counter.add(request.body.counts, toAddressKey(request.ip));
      return reply.code(204).send(null);
    },
  );
}
