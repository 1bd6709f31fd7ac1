import { gameParams } from '@deckframe/contract/params';
import { MY_TOURNAMENTS, tournamentParams } from '@deckframe/contract/tournaments/tournaments';
import * as endpoints from '@deckframe/contract/tournaments/tournaments-endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { allowSharedCache } from '../../../lib/cache-control.ts';
import { handle } from '../../../lib/handle.ts';
import { requireUser } from '../../../lib/require-user.ts';
import { requireTournament } from '../desk/reading-service.ts';
import { toTournamentSummary, getPlaces, getTournament, getTournaments } from './service.ts';
import { printCalendar } from './print-calendar.ts';
import { listOwnTournaments, listTournamentDays, listTournaments } from './queries.ts';

export function ownTournamentRoutes(app: App, { db }: AppServices): void {
  handle(app, endpoints.listMyTournaments, async (request) => {
    const { id } = await requireUser(request);
    const rows = await listOwnTournaments(db, request.params.game, id, MY_TOURNAMENTS);
    return {
      tournaments: rows.map((row) => ({
        event: toTournamentSummary(row),
        entry: row.entry,
        duty: row.duty,
        round: row.round,
        table: row.table_no,
      })),
    };
  });
}

export function tournamentDayRoutes(app: App, { db }: AppServices): void {
  handle(app, endpoints.listTournamentDays, async (request, reply) => {
    allowSharedCache(request, reply);
    return { days: await listTournamentDays(db, request.params.game, request.query) };
  });
}

export function tournamentPlaceRoutes(app: App, { db }: AppServices): void {
  handle(app, endpoints.listTournamentPlaces, async (request, reply) => {
    allowSharedCache(request, reply);
    return getPlaces(db, request.params.game);
  });
}

const EVENTS = 200;
/** Calendar programs ask about hourly, so 15 minutes are recent enough. */
const CACHED = 'public, max-age=900';
const TYPE = 'text/calendar; charset=utf-8';

/** Calendars that other programs subscribe to. */
export function tournamentCalendarRoutes(app: App, { db, env }: AppServices): void {
  app.get(
    '/api/games/:game/tournaments.ics',
    {
      config: { policy: 'tournaments.read' },
      schema: {
        summary: 'Upcoming tournaments as an iCalendar feed',
        tags: ['tournaments'],
        params: gameParams,
      },
    },
    async (request, reply) => {
      const { game } = request.params;
      const rows = await listTournaments(
        db,
        { game, view: 'upcoming', asked: {} },
        undefined,
        EVENTS,
      );
      if (!request.seesLockedGame) reply.header('cache-control', CACHED);
      reply.header('content-disposition', 'attachment; filename="tournaments.ics"');
      return reply.type(TYPE).send(printCalendar(env.PUBLIC_URL, rows));
    },
  );

  app.get(
    '/api/games/:game/tournaments/:tournamentId/calendar.ics',
    {
      config: { policy: 'tournaments.read' },
      schema: {
        summary: 'One tournament as an iCalendar file',
        tags: ['tournaments'],
        params: tournamentParams,
      },
    },
    async (request, reply) => {
      const { game, tournamentId: id } = request.params;
      const { row } = await requireTournament(db, { game, id }, await request.findUser());
      reply.header('content-disposition', 'attachment; filename="tournament.ics"');
      return reply.type(TYPE).send(printCalendar(env.PUBLIC_URL, [row]));
    },
  );
}

export function tournamentRoutes(app: App, { db, games }: AppServices): void {
  handle(app, endpoints.listTournaments, async (request, reply) => {
    allowSharedCache(request, reply);
    return getTournaments(db, request.params.game, request.query);
  });

  handle(app, endpoints.getTournament, async (request) => {
    const { game, tournamentId: id } = request.params;
    return getTournament({ db, games }, { game, id }, await request.findUser());
  });
}
