import {
  adBody,
  adChange,
  adParams,
  managedAdAnswer,
  managedAdsAnswer,
} from '@deckframe/contract/site/ads';
import { idempotencyHeaders } from '@deckframe/contract/params';
import { z } from 'zod';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import { changeAd, createAd, getManagedAds, removeAd, type Act } from './service.ts';

const tags = ['administration'];
const ADS = '/api/admin/ads';
const DAY_LENGTH = 10;
const writing = { policy: 'ads.manage', proof: 'session' } as const;

const toAct = ({ user, requestId }: OpenWrite): Act => ({ actorId: user.id, requestId });

export function adAdminRoutes(app: App, { clock, db, games, memberWrite }: AppServices): void {
  app.get(
    ADS,
    {
      config: { policy: 'ads.manage' },
      schema: {
        operationId: 'listManagedAds',
        summary: 'All ads of the house with what was counted, the newest first',
        tags,
        response: { 200: managedAdsAnswer },
      },
    },
    async () => ({
      ads: await getManagedAds(db),
      today: new Date(clock.now()).toISOString().slice(0, DAY_LENGTH),
    }),
  );

  app.post(
    ADS,
    {
      config: writing,
      schema: {
        operationId: 'createAd',
        summary: 'Make an ad of the house',
        tags,
        headers: idempotencyHeaders,
        body: adBody,
        response: { 200: managedAdAnswer },
      },
    },
    async (request) =>
      memberWrite(request, (write) => createAd(write.db, games, toAct(write), request.body)),
  );

  app.put(
    `${ADS}/:adId`,
    {
      config: writing,
      schema: {
        operationId: 'changeAd',
        summary: 'Change an ad of the house, from the version that was read',
        tags,
        params: adParams,
        headers: idempotencyHeaders,
        body: adChange,
        response: { 200: managedAdAnswer },
      },
    },
    async (request) => {
      const { version, ...ad } = request.body;
      const change = { id: request.params.adId, version, ad };
      return memberWrite(request, (write) => changeAd(write.db, games, toAct(write), change));
    },
  );

  app.delete(
    `${ADS}/:adId`,
    {
      config: writing,
      schema: {
        operationId: 'deleteAd',
        summary: 'Remove an ad of the house with what was counted of it',
        tags,
        params: adParams,
        headers: idempotencyHeaders,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { adId } = request.params;
      await memberWrite(request, (write) => removeAd(write.db, toAct(write), adId));
      return reply.code(204).send(null);
    },
  );
}
