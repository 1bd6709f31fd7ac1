import * as endpoints from '@deckframe/contract/tournaments/desk-endpoints';
import { type MyMatchAnswer } from '@deckframe/contract/tournaments/tournament-rounds';
import type { FastifyRequest } from 'fastify';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { handle } from '../../../lib/handle.ts';
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
import { createReportBatches } from './report-batches.ts';
import { readBracket, readRound, readStandings } from './read-rounds.ts';
import { requireTournamentFacts } from './reading-service.ts';
import { dismissDevice, joinDevice, upload, type Uploaded } from './upload.ts';

export function tournamentDeskRoutes(
  app: App,
  services: AppServices,
  followers: readonly LogFollower[],
): void {
  readRoutes(app, services);
  deviceRoutes(app, services);
  const { live, memberWrite } = services;
  handle(app, endpoints.uploadDeskEntries, async (request) => {
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
  });
}

function readRoutes(app: App, { db, env }: AppServices): void {
  handle(app, endpoints.getDesk, async (request) =>
    readDeskView(db, env.SESSION_SECRET, toPlace(request.params), await requireUser(request)),
  );

  handle(app, endpoints.readDeskLog, async (request) => {
    const place = toPlace(request.params);
    await requireStaff(db, place, await requireUser(request));
    return readLog(db, place, request.query.after);
  });
}

function deviceRoutes(app: App, { memberWrite }: AppServices): void {
  handle(app, endpoints.joinDeskDevice, async (request) => {
    const place = toPlace(request.params);
    await memberWrite(request, (write) => joinDevice(write, place, request.body), {
      limits: [DEVICES_LIMIT],
    });
  });

  handle(app, endpoints.dismissDeskDevice, async (request) => {
    const { deviceId } = request.params;
    const place = toPlace(request.params);
    await memberWrite(request, (write) => dismissDevice(write, place, deviceId), {
      limits: [DEVICES_LIMIT],
    });
  });
}

type Seat = { round: number; table: number };

export function tournamentMatchRoutes(app: App, services: AppServices): void {
  const { db, live, memberCall, memberWrite } = services;
  const sendReport = createReportBatches({ db, live });
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

  handle(app, endpoints.getMyMatch, async (request) =>
    readMyMatch(db, toPlace(request.params), await requireUser(request)),
  );

  handle(app, endpoints.reportMatch, async (request) =>
    memberCall(
      request,
      (call) =>
        sendReport(toPlace(request.params), {
          ...call,
          seat: request.params,
          result: request.body.result,
        }),
      { limits: [REPORTS_LIMIT] },
    ),
  );

  handle(app, endpoints.callJudge, async (request) =>
    act(request, toPlace(request.params), request.params, {
      kind: 'call',
      open: request.body.open,
    }),
  );
}

/** Registers public round data, without penalties. */
export function tournamentRoundRoutes(app: App, { db }: AppServices): void {
  handle(app, endpoints.getRound, async (request) => {
    const place = toPlace(request.params);
    const { row } = await requireTournamentFacts(db, place, await request.findUser());
    return readRound(db, place, row, request.params.round);
  });

  handle(app, endpoints.getStandings, async (request) => {
    const place = toPlace(request.params);
    const { row } = await requireTournamentFacts(db, place, await request.findUser());
    return readStandings(db, place, row, request.query.round);
  });

  handle(app, endpoints.getBracket, async (request) => {
    const place = toPlace(request.params);
    const { row } = await requireTournamentFacts(db, place, await request.findUser());
    return readBracket(db, place, row);
  });
}
