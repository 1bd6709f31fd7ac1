import * as endpoints from '@deckframe/contract/meta/endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { allowSharedCache } from '../../../lib/cache-control.ts';
import { handle } from '../../../lib/handle.ts';
import { listMatches, listWeeks, listWindows } from './queries.ts';
import { listFields, toMetaMatch, readArchetype, readWindow } from './service.ts';

/** Registers details of a window's figures. */
function metaDetailRoutes(app: App, { db }: AppServices): void {
  handle(app, endpoints.listMetaWeeks, async (request, reply) => {
    allowSharedCache(request, reply);
    return { weeks: await listWeeks(db, request.params.game, request.params.window) };
  });

  handle(app, endpoints.listMetaFields, async (request, reply) => {
    allowSharedCache(request, reply);
    return { fields: await listFields(db, request.params, request.query.search?.trim() ?? '') };
  });

  handle(app, endpoints.listMetaMatches, async (request, reply) => {
    allowSharedCache(request, reply);
    const rows = await listMatches(db, request.params, request.query);
    return { matches: rows.map(toMetaMatch) };
  });

  handle(app, endpoints.getMetaArchetype, async (request, reply) => {
    allowSharedCache(request, reply);
    return readArchetype(db, request.params, request.query.archetype);
  });
}

export function metaRoutes(app: App, services: AppServices): void {
  const { db } = services;
  handle(app, endpoints.listMetaWindows, async (request, reply) => {
    allowSharedCache(request, reply);
    return { windows: await listWindows(db, request.params.game) };
  });

  handle(app, endpoints.getMeta, async (request, reply) => {
    allowSharedCache(request, reply);
    const { game, window } = request.params;
    return readWindow(db, game, window);
  });

  metaDetailRoutes(app, services);
}
