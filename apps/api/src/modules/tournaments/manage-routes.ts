import { idempotencyHeaders } from '@deckframe/contract/params';
import {
  staffBody,
  staffParams,
  tournamentStateBody,
} from '@deckframe/contract/tournaments/tournament-writes';
import { tournament, tournamentParams } from '@deckframe/contract/tournaments/tournaments';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { changeState } from './change-state.ts';
import { putStaff, removeStaff } from './staff.ts';

const tags = ['tournaments'];
const ONE = '/api/games/:game/tournaments/:tournamentId';
const config = { policy: 'tournaments.take-part' } as const;
const headers = idempotencyHeaders;
const response = { 200: tournament };

export function tournamentManageRoutes(app: App, { games, memberWrite }: AppServices): void {
  app.put(
    `${ONE}/state`,
    {
      config,
      schema: {
        operationId: 'setTournamentState',
        summary: 'Announce, open, start, finish or cancel a tournament',
        tags,
        params: tournamentParams,
        headers,
        body: tournamentStateBody,
        response,
      },
    },
    async (request) => {
      const { game, tournamentId: id } = request.params;
      const { status } = request.body;
      return memberWrite(request, (write) => changeState(write, games, { game, id }, status));
    },
  );

  app.put(
    `${ONE}/staff`,
    {
      config,
      schema: {
        operationId: 'putTournamentStaff',
        summary: 'Give a member a part in running a tournament',
        tags,
        params: tournamentParams,
        headers,
        body: staffBody,
        response,
      },
    },
    async (request) => {
      const { game, tournamentId: id } = request.params;
      const { body } = request;
      return memberWrite(request, (write) => putStaff(write, games, { game, id }, body));
    },
  );

  app.delete(
    `${ONE}/staff/:username`,
    {
      config,
      schema: {
        operationId: 'removeTournamentStaff',
        summary: 'Take that part away',
        tags,
        params: staffParams,
        headers,
        response,
      },
    },
    async (request) => {
      const { game, tournamentId: id, username } = request.params;
      return memberWrite(request, (write) => removeStaff(write, games, { game, id }, username));
    },
  );
}
