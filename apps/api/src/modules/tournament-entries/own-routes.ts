import {
  deckParams,
  legalityAnswer,
  ownEntryAnswer,
} from '@deckframe/contract/tournaments/tournament-entries';
import { tournamentParams } from '@deckframe/contract/tournaments/tournaments';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { requireUser } from '../../lib/require-user.ts';
import { requireTournament } from '../tournaments/desk/reading-service.ts';
import { judgeList } from '../tournaments/entries/judge-list.ts';
import { getOwnEntry } from './read-entries.ts';

const tags = ['tournaments'];
const ONE = '/api/games/:game/tournaments/:tournamentId';
const OWN = `${ONE}/registrations/me`;
const config = { policy: 'tournaments.take-part' } as const;
const response = { 200: ownEntryAnswer };

export function ownEntryRoutes(app: App, { db, env, games }: AppServices): void {
  app.get(
    OWN,
    {
      config,
      schema: {
        operationId: 'getOwnTournamentEntry',
        summary: 'Your registration with its list and ticket',
        tags,
        params: tournamentParams,
        response,
      },
    },
    async (request) => {
      const { game, tournamentId: id } = request.params;
      return getOwnEntry(db, env.SESSION_SECRET, { game, id }, await requireUser(request));
    },
  );

  app.get(
    `${ONE}/legality/:deckId`,
    {
      config,
      schema: {
        operationId: 'judgeDeckForTournament',
        summary: 'What the rules of the day of the tournament say of a deck of yours',
        tags,
        params: deckParams,
        response: { 200: legalityAnswer },
      },
    },
    async (request) => {
      const { game, tournamentId: id, deckId } = request.params;
      const user = await requireUser(request);
      const { row } = await requireTournament(db, { game, id }, user);
      return (await judgeList(db, games.get(game), { row, deckId, user })).legality;
    },
  );
}
