import * as endpoints from '@deckframe/contract/site/endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { toAddressKey } from '../../../lib/address-key.ts';
import { allowSharedCache } from '../../../lib/cache-control.ts';
import { handle } from '../../../lib/handle.ts';
import { createAdCounter, getAds } from './service.ts';

export function adRoutes(app: App, services: AppServices): void {
  const { env } = services;
  const counter = createAdCounter(services);
  app.addHook('onClose', async () => counter.stop());

  handle(app, endpoints.listAds, async (request, reply) => {
    const { language } = request.query;
    const ads = await getAds(services, { game: request.params.game, language });
    allowSharedCache(request, reply);
    return { ads, frameUrl: env.AD_FRAME_URL ?? null };
  });

  handle(app, endpoints.countAds, async (request) => {
    await counter.add(request.body.counts, toAddressKey(request.ip));
  });
}
