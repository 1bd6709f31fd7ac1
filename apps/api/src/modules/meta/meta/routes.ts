import { metaParams } from '@deckframe/contract/meta';
import { archetypeQuery, metaArchetype } from '@deckframe/contract/meta-archetype';
import { fieldsQuery, metaFields } from '@deckframe/contract/meta-fields';
import { metaMatches, metaWeeks, pairQuery } from '@deckframe/contract/meta-matches';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { allowSharedCache } from '../../../lib/cache-control.ts';
import { listFields } from '../list-fields.ts';
import { toMetaMatch } from '../mapping.ts';
import { listMatches } from '../match-queries.ts';
import { readArchetype } from '../read-archetype.ts';
import { listWeeks } from '../week-queries.ts';

const PATH = '/api/games/:game/meta/:window';
const config = { policy: 'tournaments.read' } as const;
const shared = { tags: ['tournaments'], params: metaParams };

/** What stands behind the figures of a window. */
export function metaDetailRoutes(app: App, { db }: AppServices): void {
  app.get(
    `${PATH}/weeks`,
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
    `${PATH}/fields`,
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
    `${PATH}/matches`,
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
    `${PATH}/archetype`,
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
