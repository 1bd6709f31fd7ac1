import { idempotencyHeaders } from '@deckframe/contract/params';
import { guestBody, rosterEntry } from '@deckframe/contract/tournaments/tournament-entries';
import { tournamentParams } from '@deckframe/contract/tournaments/tournaments';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { publishEntry } from '../tournament-log/service.ts';
import { addGuest } from './leave.ts';

export function tournamentGuestRoutes(app: App, { live, memberWrite }: AppServices): void {
  app.post(
    '/api/games/:game/tournaments/:tournamentId/guests',
    {
      config: { policy: 'tournaments.take-part' },
      schema: {
        operationId: 'addTournamentGuest',
        summary: 'Enter somebody without an account, by staff',
        tags: ['tournaments'],
        params: tournamentParams,
        headers: idempotencyHeaders,
        body: guestBody,
        response: { 200: rosterEntry },
      },
    },
    async (request) => {
      const { game, tournamentId: id } = request.params;
      const { name } = request.body;
      const answer = await memberWrite(request, (write) => addGuest(write, { game, id }, name));
      publishEntry(live, { game, id });
      return answer;
    },
  );
}
