import { NEWEST_CARDS_DEFAULT } from '@deckframe/contract/cards/cards';
import {
  ALTERNATE_ROWS_MAX,
  CARD_ROWS_MAX,
  catalogueFileParams,
  type CardFilters,
} from '@deckframe/contract/cards/catalogue';
import * as endpoints from '@deckframe/contract/cards/endpoints';
import { listCardColumns } from '@deckframe/domain/cards/catalogue/identity-mapping';
import type { GameConfig } from '@deckframe/domain/game-config';
import type { AppDeps } from '../../../app-deps.ts';
import type { App } from '../../../app-types.ts';
import { AppError } from '../../../lib/app-error.ts';
import { allowSharedCache, IMMUTABLE } from '../../../lib/cache-control.ts';
import { findEncoding, sendEncoded } from '../../../lib/encoded-body.ts';
import { handle } from '../../../lib/handle.ts';
import { toCatalogueCard, toCard, createManifests, findFile } from './service.ts';
import {
  countCards,
  listCards,
  findPublishedCard,
  findSpelling,
  listNewestCards,
} from './queries.ts';

/** The documented routes for card rows, with the same cards as the published files. */
function catalogueCardRoutes(app: App, { games, db }: AppDeps): void {
  handle(app, endpoints.listCards, async (request, reply) => {
    const { after, limit = CARD_ROWS_MAX, ...filters } = request.query;
    const config = games.get(request.params.game);
    refuseUnknownColumns(config, filters);
    const most = filters.alternatesOf === undefined ? CARD_ROWS_MAX : ALTERNATE_ROWS_MAX;
    const page = { after, limit: Math.min(limit, most) };
    const rows = await listCards(db, config, filters, page);
    allowSharedCache(request, reply);
    const isFull = rows.length === page.limit;
    return {
      cards: rows.map(({ former, ...row }) => ({
        ...toCatalogueCard(row),
        ...(former && { former_numbers: former }),
      })),
      next: isFull ? (rows.at(-1)?.cardno ?? null) : null,
    };
  });

  handle(app, endpoints.countCards, async (request, reply) => {
    const config = games.get(request.params.game);
    refuseUnknownColumns(config, request.query);
    const count = await countCards(db, config, request.query);
    allowSharedCache(request, reply);
    return { count };
  });
}

function refuseUnknownColumns(config: GameConfig, filters: CardFilters): void {
  const known = new Set(listCardColumns(config));
  const errors = (['column', 'seriesColumn'] as const)
    .filter((name) => filters[name] !== undefined && !known.has(filters[name]))
    .map((name) => ({
      path: `/querystring/${name}`,
      message: `must be a column of ${config.gameid}`,
    }));
  if (errors.length > 0) throw new AppError('INVALID_REQUEST', {}, { errors });
}

export function cardRoutes(app: App, { db }: AppDeps): void {
  handle(app, endpoints.getCard, async (request, reply) => {
    const { game, cardno } = request.params;
    const row = await findPublishedCard(db, game, cardno);
    if (row === undefined) {
      const spelling = await findSpelling(db, game, cardno);
      if (spelling === undefined) throw new AppError('CARD_NOT_FOUND');
      return reply.redirect(
        `/api/games/${encodeURIComponent(game)}/cards/${encodeURIComponent(spelling)}`,
        308,
      );
    }
    allowSharedCache(request, reply);
    return toCatalogueCard(row);
  });

  handle(app, endpoints.listNewestCards, async (request, reply) => {
    const limit = request.query.limit ?? NEWEST_CARDS_DEFAULT;
    const rows = await listNewestCards(db, request.params.game, limit);
    allowSharedCache(request, reply);
    return { cards: rows.map(toCard) };
  });
}

/** Cached for a minute; stale copies may be used while revalidating. */
const MANIFEST_CACHE = 'public, max-age=60, stale-while-revalidate=86400';
const JSON_TYPE = 'application/json; charset=utf-8';

/** Registers the published catalogue: a manifest and immutable files. */
export function catalogueRoutes(app: App, deps: AppDeps): void {
  const manifests = createManifests(deps.db);
  catalogueCardRoutes(app, deps);

  handle(app, endpoints.getCatalogueManifest, async (request, reply) => {
    const body = await manifests.get(request.params.game);
    if (!request.seesLockedGame) reply.header('cache-control', MANIFEST_CACHE);
    reply.type(JSON_TYPE);
    return sendEncoded(body, request, reply);
  });

  app.get(
    '/api/games/:game/catalogue/files/:hash',
    {
      config: { policy: 'cards.read' },
      schema: {
        operationId: 'getCatalogueFile',
        summary: 'At most 1000 cards of one series, column by column',
        tags: ['cards'],
        params: catalogueFileParams,
      },
    },
    async (request, reply) => {
      const { game, hash } = request.params;
      const encoding = findEncoding(request.headers['accept-encoding']);
      const file = await findFile(deps.db, game, hash, encoding);
      if (file === undefined) throw new AppError('NOT_FOUND');
      if (!request.seesLockedGame) reply.header('cache-control', IMMUTABLE);
      if (encoding !== undefined) reply.header('content-encoding', encoding);
      return reply.type(JSON_TYPE).header('vary', 'accept-encoding').send(file);
    },
  );
}
