import { idempotencyHeaders } from '@deckframe/contract/params';
import { deskParams } from '@deckframe/contract/tournament-log';
import {
  callBody,
  matchParams,
  myMatchAnswer,
  reportBody,
  type MyMatchAnswer,
} from '@deckframe/contract/tournaments/tournament-rounds';
import type { FastifyRequest } from 'fastify';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { requireUser } from '../../lib/require-user.ts';
import type { TournamentPlace } from '../tournaments/desk/reading-service.ts';
import type { OpenDesk } from './cached-desks.ts';
import { REPORTS_LIMIT } from './limits.ts';
import { toPlace } from './place.ts';
import { actAsPlayer, readMyMatch, type PlayerAct } from './player-acts.ts';
import { publishDesk } from '../tournaments/desk/publish-desk.ts';

const tags = ['tournaments'];
const PATH = '/api/games/:game/tournaments/:tournamentId';
const MATCH = `${PATH}/matches/:round/:table`;
const config = { policy: 'tournaments.take-part' } as const;
const response = { 200: myMatchAnswer };

type Seat = { round: number; table: number };

export function tournamentMatchRoutes(app: App, services: AppServices): void {
  const { db, live, memberWrite } = services;
  const act = async (
    request: FastifyRequest,
    place: TournamentPlace,
    { round, table }: Seat,
    made: PlayerAct,
  ): Promise<MyMatchAnswer> => {
    let open: OpenDesk | null = null;
    const answer = await memberWrite(
      request,
      async (write) => {
        const done = await actAsPlayer(write, place, { round, table }, made);
        open = done.open;
        return done.answer;
      },
      { limits: [REPORTS_LIMIT] },
    );
    publishDesk(live, place, open);
    return answer;
  };

  app.get(
    `${PATH}/my-match`,
    {
      config,
      schema: {
        operationId: 'getMyMatch',
        summary: 'One’s own table of the running round',
        tags,
        params: deskParams,
        response,
      },
    },
    async (request) => readMyMatch(db, toPlace(request.params), await requireUser(request)),
  );

  app.post(
    `${MATCH}/report`,
    {
      config,
      schema: {
        operationId: 'reportMatch',
        summary: 'How one’s own match ended; two reports alike confirm it',
        tags,
        params: matchParams,
        headers: idempotencyHeaders,
        body: reportBody,
        response,
      },
    },
    async (request) =>
      act(request, toPlace(request.params), request.params, {
        kind: 'report',
        result: request.body.result,
      }),
  );

  app.post(
    `${MATCH}/call`,
    {
      config,
      schema: {
        operationId: 'callJudge',
        summary: 'Call a judge to one’s own table, or take that back',
        tags,
        params: matchParams,
        headers: idempotencyHeaders,
        body: callBody,
        response,
      },
    },
    async (request) =>
      act(request, toPlace(request.params), request.params, {
        kind: 'call',
        open: request.body.open,
      }),
  );
}
