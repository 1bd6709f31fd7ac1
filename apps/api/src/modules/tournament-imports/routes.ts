import { gameParams, idempotencyHeaders } from '@deckframe/contract/params';
import { importAnswer, importBody } from '@deckframe/contract/tournaments/tournament-imports';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { IMPORT_LIMIT, importEvent } from './service.ts';

/** Standings of 2,000 players and their lists. */
const IMPORT_BYTES = 2 * 1024 * 1024;

export function tournamentImportRoutes(app: App, { games, memberWrite }: AppServices): void {
  app.post(
    '/api/games/:game/tournament-imports',
    {
      config: { policy: 'tournaments.take-part' },
      bodyLimit: IMPORT_BYTES,
      schema: {
        operationId: 'importTournament',
        summary: 'A tournament that was held elsewhere, from tables or our document',
        tags: ['tournaments'],
        params: gameParams,
        headers: idempotencyHeaders,
        body: importBody,
        response: { 200: importAnswer },
      },
    },
    async (request) => {
      const { game } = request.params;
      return memberWrite(request, (write) => importEvent(write, games, game, request.body), {
        limits: [IMPORT_LIMIT],
      });
    },
  );
}
