import { CUSTOM_SERIES_PAGE } from '@deckframe/contract/creators/custom-series';
import * as endpoints from '@deckframe/contract/creators/endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { can } from '@deckframe/domain/accounts/access/can';
import { handle } from '../../../lib/handle.ts';
import { requireUser } from '../../../lib/require-user.ts';
import { INVITATION_LIMIT } from '../../accounts/invitations/service.ts';
import {
  listPublic,
  toSeries,
  acceptSeries,
  asResource,
  changeSeries,
  createSeries,
  getReadableSeries,
  inviteEditor,
  publishSeries,
  readInvitations,
  removeEditor,
  removeSeries,
  SERIES_WRITES_LIMIT,
} from './service.ts';
import { listOwnSeries } from './queries.ts';

const limits = [SERIES_WRITES_LIMIT];

export function customSeriesRoutes(app: App, services: AppServices): void {
  readRoutes(app, services);
  writeRoutes(app, services);
  publicationRoutes(app, services);
  memberRoutes(app, services);
}

function readRoutes(app: App, { db }: AppServices): void {
  handle(app, endpoints.listCustomSeries, async (request) =>
    listPublic(db, request.params.game, request.query, CUSTOM_SERIES_PAGE),
  );

  handle(app, endpoints.listOwnCustomSeries, async (request) => {
    const user = await requireUser(request);
    const rows = await listOwnSeries(db, request.params.game, user.id);
    return { series: rows.map((row) => toSeries(row, true)), next: null };
  });

  handle(app, endpoints.getCustomSeries, async (request) => {
    const user = await request.findUser();
    const row = await getReadableSeries(db, request.params, user);
    const isInside = can(user, 'custom-series.see-hidden', asResource(row));
    return toSeries(row, isInside, await readInvitations(db, row, user));
  });
}

function writeRoutes(app: App, { memberWrite }: AppServices): void {
  handle(app, endpoints.createCustomSeries, async (request) =>
    memberWrite(
      request,
      async (write) => toSeries(await createSeries(write, request.params.game, request.body), true),
      { limits },
    ),
  );

  handle(app, endpoints.changeCustomSeries, async (request) =>
    memberWrite(
      request,
      async (write) => toSeries(await changeSeries(write, request.params, request.body), true),
      { limits },
    ),
  );

  handle(app, endpoints.deleteCustomSeries, async (request) => {
    await memberWrite(request, (write) => removeSeries(write, request.params), { limits });
  });
}

function publicationRoutes(app: App, { memberWrite }: AppServices): void {
  handle(app, endpoints.publishCustomSeries, async (request) =>
    memberWrite(
      request,
      async (write) => toSeries(await publishSeries(write, request.params, request.body), true),
      { limits },
    ),
  );
}

function memberRoutes(app: App, { memberWrite }: AppServices): void {
  handle(app, endpoints.addCustomSeriesMember, async (request) =>
    memberWrite(
      request,
      async (write) => {
        const row = await inviteEditor(write, request.params, request.body.username);
        return toSeries(row, true, await readInvitations(write.db, row, write.user));
      },
      { limits: [...limits, INVITATION_LIMIT] },
    ),
  );

  handle(app, endpoints.acceptCustomSeries, async (request) =>
    memberWrite(
      request,
      async (write) => toSeries(await acceptSeries(write, request.params), true),
      { limits },
    ),
  );

  handle(app, endpoints.removeCustomSeriesMember, async (request) => {
    const { userId, ...place } = request.params;
    await memberWrite(request, (write) => removeEditor(write, place, userId), { limits });
  });
}
