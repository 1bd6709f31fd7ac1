import {
  metaParams,
  fieldsQuery,
  metaFields,
  metaMatches,
  metaWeeks,
  pairQuery,
  archetypeQuery,
  metaArchetype,
  metaFigures,
  metaWindows,
} from '@deckframe/contract/meta/meta';
import { gameParams } from '@deckframe/contract/params';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { allowSharedCache } from '../../../lib/cache-control.ts';
import { listMatches, listWeeks, listWindows } from './queries.ts';
import { listFields, toMetaMatch, readArchetype, readWindow } from './service.ts';

const WINDOW_PATH = '/api/games/:game/meta/:window';
const config = { policy: 'tournaments.read' } as const;
const shared = { tags: ['tournaments'], params: metaParams };

/** What stands behind the figures of a window. */
function metaDetailRoutes(app: App, { db }: AppServices): void {
  app.get(
    `${WINDOW_PATH}/weeks`,
    {
      config,
      schema: {
        ...shared,
        operationId: 'listMetaWeeks',
        summary: 'How often each archetype was played, week by week up to the end of a window',
        response: { 200: metaWeeks },
      },
    },
    async (request, reply) => {
      allowSharedCache(request, reply);
      return { weeks: await listWeeks(db, request.params.game, request.params.window) };
    },
  );

  app.get(
    `${WINDOW_PATH}/fields`,
    {
      config,
      schema: {
        ...shared,
        operationId: 'listMetaFields',
        summary: 'What the last events of a venue, a series or an organizer were played with',
        querystring: fieldsQuery,
        response: { 200: metaFields },
      },
    },
    async (request, reply) => {
      allowSharedCache(request, reply);
      return { fields: await listFields(db, request.params, request.query.search?.trim() ?? '') };
    },
  );

  app.get(
    `${WINDOW_PATH}/matches`,
    {
      config,
      schema: {
        ...shared,
        operationId: 'listMetaMatches',
        summary: 'The newest matches of one archetype against another',
        querystring: pairQuery,
        response: { 200: metaMatches },
      },
    },
    async (request, reply) => {
      allowSharedCache(request, reply);
      const rows = await listMatches(db, request.params, request.query);
      return { matches: rows.map(toMetaMatch) };
    },
  );

  app.get(
    `${WINDOW_PATH}/archetype`,
    {
      config,
      schema: {
        ...shared,
        operationId: 'getMetaArchetype',
        summary: 'Lists, cards, variants and pilots of one archetype',
        querystring: archetypeQuery,
        response: { 200: metaArchetype },
      },
    },
    async (request, reply) => {
      allowSharedCache(request, reply);
      return readArchetype(db, request.params, request.query.archetype);
    },
  );
}

const tags = ['tournaments'];
const PATH = '/api/games/:game/meta';

export function metaRoutes(app: App, services: AppServices): void {
  const { db } = services;
  app.get(
    PATH,
    {
      config,
      schema: {
        operationId: 'listMetaWindows',
        summary: 'Times of one set and rule set with what was counted in them',
        tags,
        params: gameParams,
        response: { 200: metaWindows },
      },
    },
    async (request, reply) => {
      allowSharedCache(request, reply);
      return { windows: await listWindows(db, request.params.game) };
    },
  );

  app.get(
    `${PATH}/:window`,
    {
      config,
      schema: {
        operationId: 'getMeta',
        summary: 'What was played and what won in one window',
        tags,
        params: metaParams,
        response: { 200: metaFigures },
      },
    },
    async (request, reply) => {
      allowSharedCache(request, reply);
      const { game, window } = request.params;
      return readWindow(db, game, window);
    },
  );

  metaDetailRoutes(app, services);
}
