import { gameParams } from '@deckframe/contract/params';
import { tournamentParams } from '@deckframe/contract/tournaments/tournaments';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { requireTournament } from './desk/reading-service.ts';
import { listTournaments } from './list-queries.ts';
import { printCalendar } from './tournaments/print-calendar.ts';

const EVENTS = 200;
/** Calendars ask every hour or so; a quarter of one is soon enough. */
const CACHED = 'public, max-age=900';
const TYPE = 'text/calendar; charset=utf-8';

/** What calendars of other programs subscribe to. */
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
      return reply.type(TYPE).send(printCalendar(env.PUBLIC_URL, [row]));
    },
  );
}
