import * as endpoints from '@deckframe/contract/tournaments/admin-endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { handle } from '../../../lib/handle.ts';
import { removalRoutes } from '../../../lib/removal-routes.ts';
import { moderateTournament } from './moderate-tournament.ts';
import { verifyTournament } from './verify-tournament.ts';

export function tournamentAdminRoutes(app: App, { games, memberWrite }: AppServices): void {
  removalRoutes(app, memberWrite, {
    remove: endpoints.removeTournament,
    restore: endpoints.restoreTournament,
    moderate: (write, { game, tournamentId: id }, removal) =>
      moderateTournament(write, games, { game, id }, removal),
  });
}

/** Verifies an event, or withdraws the verification. */
export function tournamentVerificationRoutes(app: App, { games, memberWrite }: AppServices): void {
  for (const endpoint of [endpoints.verifyTournament, endpoints.unverifyTournament]) {
    const isVerified = endpoint === endpoints.verifyTournament;
    handle(app, endpoint, async (request) => {
      const { game, tournamentId: id } = request.params;
      return memberWrite(request, (write) =>
        verifyTournament(write, games, { game, id }, isVerified),
      );
    });
  }
}
