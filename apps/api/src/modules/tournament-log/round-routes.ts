import { deskParams } from '@deckframe/contract/tournament-log';
import {
  bracketAnswer,
  roundAnswer,
  roundParams,
  standingsAnswer,
  standingsQuery,
} from '@deckframe/contract/tournaments/tournament-rounds';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { requireTournamentFacts } from '../tournaments/desk/reading-service.ts';
import { toPlace } from './place.ts';
import { readBracket, readRound, readStandings } from '../tournaments/desk/read-rounds.ts';

const tags = ['tournaments'];
const PATH = '/api/games/:game/tournaments/:tournamentId';
const config = { policy: 'tournaments.read' } as const;

/** What everybody may read who may see the event; nothing of penalties is in it. */
export function tournamentRoundRoutes(app: App, { db }: AppServices): void {
  app.get(
    `${PATH}/rounds/:round`,
    {
      config,
      schema: {
        operationId: 'getRound',
        summary: 'The tables of a round, their results and the clock',
        tags,
        params: roundParams,
        response: { 200: roundAnswer },
      },
    },
    async (request) => {
      const place = toPlace(request.params);
      const { row } = await requireTournamentFacts(db, place, await request.findUser());
      return readRound(db, place, row, request.params.round);
    },
  );

  app.get(
    `${PATH}/standings`,
    {
      config,
      schema: {
        operationId: 'getStandings',
        summary: 'Standings after a round, with what put each below the one above',
        tags,
        params: deskParams,
        querystring: standingsQuery,
        response: { 200: standingsAnswer },
      },
    },
    async (request) => {
      const place = toPlace(request.params);
      const { row } = await requireTournamentFacts(db, place, await request.findUser());
      return readStandings(db, place, row, request.query.round);
    },
  );

  app.get(
    `${PATH}/bracket`,
    {
      config,
      schema: {
        operationId: 'getBracket',
        summary: 'Seeds and matches after the cut',
        tags,
        params: deskParams,
        response: { 200: bracketAnswer },
      },
    },
    async (request) => {
      const place = toPlace(request.params);
      const { row } = await requireTournamentFacts(db, place, await request.findUser());
      return readBracket(db, place, row);
    },
  );
}
