import * as endpoints from '@deckframe/contract/site/admin-endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { handle } from '../../../lib/handle.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import { changeAd, createAd, getManagedAds, removeAd, type Act } from './service.ts';

const DAY_LENGTH = 10;

const toAct = ({ user, requestId }: OpenWrite): Act => ({ actorId: user.id, requestId });

export function adAdminRoutes(app: App, { clock, db, games, memberWrite }: AppServices): void {
  handle(app, endpoints.listManagedAds, async () => ({
    ads: await getManagedAds(db),
    today: new Date(clock.now()).toISOString().slice(0, DAY_LENGTH),
  }));

  handle(app, endpoints.createAd, async (request) =>
    memberWrite(request, (write) => createAd(write.db, games, toAct(write), request.body)),
  );

  handle(app, endpoints.changeAd, async (request) => {
    const { version, ...ad } = request.body;
    const change = { id: request.params.adId, version, ad };
    return memberWrite(request, (write) => changeAd(write.db, games, toAct(write), change));
  });

  handle(app, endpoints.deleteAd, async (request) => {
    const { adId } = request.params;
    await memberWrite(request, (write) => removeAd(write.db, toAct(write), adId));
  });
}
