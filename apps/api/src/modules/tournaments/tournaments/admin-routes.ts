import { idempotencyHeaders } from '@deckframe/contract/params';
import { tournament, tournamentParams } from '@deckframe/contract/tournaments/tournaments';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { removalRoutes } from '../../../lib/removal-routes.ts';
import { moderateTournament } from './moderate-tournament.ts';
import { verifyTournament } from './verify-tournament.ts';

const VERIFICATION = '/api/admin/games/:game/tournaments/:tournamentId/verification';

export function tournamentAdminRoutes(app: App, { games, memberWrite }: AppServices): void {
  removalRoutes(app, memberWrite, {
    url: '/api/admin/games/:game/tournaments/:tournamentId/removal',
    policy: 'community.moderate',
    params: tournamentParams,
    answer: tournament,
    remove: {
      operationId: 'removeTournament',
      summary: 'Take a tournament out of public; its organiser is told the reason',
    },
    restore: { operationId: 'restoreTournament', summary: 'Let a hidden tournament be seen again' },
    moderate: (write, { game, tournamentId: id }, removal) =>
      moderateTournament(write, games, { game, id }, removal),
  });
}

/** Two acts of one kind: vouch for it, or do so no more. */
export function tournamentVerificationRoutes(app: App, { games, memberWrite }: AppServices): void {
  const config = { policy: 'community.moderate', proof: 'session' } as const;
  const schema = {
    tags: ['administration'],
    params: tournamentParams,
    headers: idempotencyHeaders,
    response: { 200: tournament },
  };
  const acts = [
    { method: 'PUT', operationId: 'verifyTournament', summary: 'Vouch for a tournament' },
    { method: 'DELETE', operationId: 'unverifyTournament', summary: 'Vouch for it no more' },
  ] as const;
  for (const { method, ...words } of acts) {
    app.route({
      method,
      url: VERIFICATION,
      config,
      schema: { ...schema, ...words },
      handler: async (request) => {
        const { game, tournamentId: id } = request.params;
        return memberWrite(request, (write) =>
          verifyTournament(write, games, { game, id }, method === 'PUT'),
        );
      },
    });
  }
}
