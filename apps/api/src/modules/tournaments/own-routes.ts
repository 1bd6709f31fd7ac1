import { MY_TOURNAMENTS, myTournamentsAnswer } from '@deckframe/contract/my-tournaments';
import { gameParams } from '@deckframe/contract/params';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { requireUser } from '../../lib/require-user.ts';
import { toTournamentSummary } from './mapping.ts';
import { listOwnTournaments } from './own-queries.ts';

export function ownTournamentRoutes(app: App, { db }: AppServices): void {
  app.get(
    '/api/games/:game/my-tournaments',
    {
      config: { policy: 'tournaments.take-part' },
      schema: {
        operationId: 'listMyTournaments',
        summary: 'Where you play or work: your own running table first, then by day',
        tags: ['tournaments'],
        params: gameParams,
        response: { 200: myTournamentsAnswer },
      },
    },
    async (request) => {
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
    },
  );
}
