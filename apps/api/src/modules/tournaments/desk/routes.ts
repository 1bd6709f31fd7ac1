import { idempotencyHeaders } from '@deckframe/contract/params';
import {
  deskParams,
  deskView,
  deviceBody,
  deviceParams,
  logAnswer,
  logQuery,
  uploadAnswer,
  uploadBody,
} from '@deckframe/contract/tournaments/tournament-log';
import {
  callBody,
  matchParams,
  myMatchAnswer,
  reportBody,
  bracketAnswer,
  roundAnswer,
  roundParams,
  standingsAnswer,
  standingsQuery,
  type MyMatchAnswer,
} from '@deckframe/contract/tournaments/tournament-rounds';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { tournamentTopic } from '../../../lib/live-bus.ts';
import { requireUser } from '../../../lib/require-user.ts';
import {
  DEVICES_LIMIT,
  type LogFollower,
  type OpenDesk,
  REPORTS_LIMIT,
  UNDOS_LIMIT,
  UPLOADS_LIMIT,
  keepDesk,
  publishDesk,
} from './service.ts';
import { toPlace, type TournamentPlace } from './queries.ts';
import { actAsPlayer, readMyMatch, type PlayerAct } from './player-acts.ts';
import { readDeskView, readLog, requireStaff } from './read-desk.ts';
import { readBracket, readRound, readStandings } from './read-rounds.ts';
import { requireTournamentFacts } from './reading-service.ts';
import { dismissDevice, joinDevice, upload, type Uploaded } from './upload.ts';

const tags = ['tournaments'];
const PATH = '/api/games/:game/tournaments/:tournamentId';
const config = { policy: 'tournaments.take-part' } as const;
/** A pairing of thousands is one entry. */
const UPLOAD_BYTES = 1024 * 1024;

export function tournamentDeskRoutes(
  app: App,
  services: AppServices,
  followers: readonly LogFollower[],
): void {
  readRoutes(app, services);
  deviceRoutes(app, services);
  const { live, memberWrite } = services;
  app.post(
    `${PATH}/log`,
    {
      config,
      bodyLimit: UPLOAD_BYTES,
      schema: {
        operationId: 'uploadDeskEntries',
        summary: 'Entries of a desk: each is answered by its id, and may be sent again',
        tags,
        params: deskParams,
        headers: idempotencyHeaders,
        body: uploadBody,
        response: { 200: uploadAnswer },
      },
    },
    async (request) => {
      const place = toPlace(request.params);
      const hasUndo = request.body.entries.some(({ command }) => command.kind === 'undo');
      let made: Uploaded | undefined;
      const answer = await memberWrite(
        request,
        async (write) => {
          made = await upload(write, place, request.body, followers);
          return made.answer;
        },
        { limits: hasUndo ? [UPLOADS_LIMIT, UNDOS_LIMIT] : [UPLOADS_LIMIT] },
      );
      if (made) keepDesk(place, made.open);
      live.publishSeq(tournamentTopic(place.game, place.id), answer.seq);
      return answer;
    },
  );
}

function readRoutes(app: App, { db }: AppServices): void {
  app.get(
    `${PATH}/desk`,
    {
      config,
      schema: {
        operationId: 'getDesk',
        summary: 'What a desk needs beside the log: one’s role, names and the structure',
        tags,
        params: deskParams,
        response: { 200: deskView },
      },
    },
    async (request) => readDeskView(db, toPlace(request.params), await requireUser(request)),
  );

  app.get(
    `${PATH}/log`,
    {
      config,
      schema: {
        operationId: 'readDeskLog',
        summary: 'The log of a tournament, for its staff',
        tags,
        params: deskParams,
        querystring: logQuery,
        response: { 200: logAnswer },
      },
    },
    async (request) => {
      const place = toPlace(request.params);
      await requireStaff(db, place, await requireUser(request));
      return readLog(db, place, request.query.after);
    },
  );
}

function deviceRoutes(app: App, { memberWrite }: AppServices): void {
  app.post(
    `${PATH}/devices`,
    {
      config,
      schema: {
        operationId: 'joinDeskDevice',
        summary: 'A device of one’s own joins the desk by its public key',
        tags,
        params: deskParams,
        headers: idempotencyHeaders,
        body: deviceBody,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const place = toPlace(request.params);
      await memberWrite(request, (write) => joinDevice(write, place, request.body), {
        limits: [DEVICES_LIMIT],
      });
      return reply.status(204).send(null);
    },
  );

  app.delete(
    `${PATH}/devices/:deviceId`,
    {
      config,
      schema: {
        operationId: 'dismissDeskDevice',
        summary: 'A device may send nothing more',
        tags,
        params: deviceParams,
        headers: idempotencyHeaders,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { deviceId } = request.params;
      const place = toPlace(request.params);
      await memberWrite(request, (write) => dismissDevice(write, place, deviceId), {
        limits: [DEVICES_LIMIT],
      });
      return reply.status(204).send(null);
    },
  );
}

const MATCH = `${PATH}/matches/:round/:table`;

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

const readConfig = { policy: 'tournaments.read' } as const;

/** What everybody may read who may see the event; nothing of penalties is in it. */
export function tournamentRoundRoutes(app: App, { db }: AppServices): void {
  app.get(
    `${PATH}/rounds/:round`,
    {
      config: readConfig,
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
      config: readConfig,
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
      config: readConfig,
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
