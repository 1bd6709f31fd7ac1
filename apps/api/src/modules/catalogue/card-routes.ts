import {
  ALTERNATE_ROWS_MAX,
  CARD_ROWS_MAX,
  cardCountAnswer,
  cardCountQuery,
  cardRowsAnswer,
  cardRowsQuery,
  type CardFilters,
} from '@deckframe/contract/cards/catalogue';
import { gameParams } from '@deckframe/contract/params';
import { listCardColumns } from '@deckframe/domain/cards/catalogue/identity-mapping';
import type { GameConfig } from '@deckframe/domain/game-config';
import type { AppDeps } from '../../app-deps.ts';
import type { App } from '../../app-types.ts';
import { AppError } from '../../lib/app-error.ts';
import { allowSharedCache } from '../../lib/cache-control.ts';
import { toCatalogueCard } from '../cards/service.ts';
import { countCards, listCards } from '../cards/catalogue/queries.ts';

/** The documents' row calls, over the same cards as the catalogue files. */
export function catalogueCardRoutes(app: App, { games, db }: AppDeps): void {
  app.get(
    '/api/games/:game/cards',
    {
      config: { policy: 'cards.read' },
      schema: {
        operationId: 'listCards',
        summary: 'Published cards by number, at most 1000 (alternate groups: 500) at a time',
        tags: ['cards'],
        params: gameParams,
        querystring: cardRowsQuery,
        response: { 200: cardRowsAnswer },
      },
    },
    async (request, reply) => {
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
    },
  );

  app.get(
    '/api/games/:game/cards/count',
    {
      config: { policy: 'cards.read' },
      schema: {
        operationId: 'countCards',
        summary: 'How many published cards a filter admits',
        tags: ['cards'],
        params: gameParams,
        querystring: cardCountQuery,
        response: { 200: cardCountAnswer },
      },
    },
    async (request, reply) => {
      const config = games.get(request.params.game);
      refuseUnknownColumns(config, request.query);
      const count = await countCards(db, config, request.query);
      allowSharedCache(request, reply);
      return { count };
    },
  );
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
