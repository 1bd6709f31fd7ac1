import * as endpoints from '@deckframe/contract/tournaments/tournaments-endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import type { DatabaseLimit } from '../../../lib/database-limit.ts';
import { handle } from '../../../lib/handle.ts';
import { INVITATION_LIMIT } from '../../accounts/invitations/service.ts';
import { acceptDuty, changeState, leaveDuty, putStaff, removeStaff } from './manage-service.ts';
import { IMPORT_LIMIT, importEvent } from './import-service.ts';
import { readObjections, answerObjection, object } from './objection-service.ts';
import {
  changeTournament,
  copyTournament,
  addTournament,
  removeTournament,
  TOURNAMENT_LIMIT,
} from './service.ts';

export function tournamentManageRoutes(app: App, { games, memberWrite }: AppServices): void {
  handle(app, endpoints.setTournamentState, async (request) => {
    const { game, tournamentId: id } = request.params;
    const { status } = request.body;
    return memberWrite(request, (write) => changeState(write, games, { game, id }, status));
  });

  handle(app, endpoints.putTournamentStaff, async (request) => {
    const { game, tournamentId: id } = request.params;
    const { body } = request;
    return memberWrite(request, (write) => putStaff(write, games, { game, id }, body), {
      limits: [INVITATION_LIMIT],
    });
  });

  handle(app, endpoints.acceptTournamentDuty, async (request) => {
    const { game, tournamentId: id } = request.params;
    return memberWrite(request, (write) => acceptDuty(write, games, { game, id }));
  });

  handle(app, endpoints.leaveTournamentDuty, async (request) => {
    const { game, tournamentId: id } = request.params;
    await memberWrite(request, (write) => leaveDuty(write, { game, id }));
  });

  handle(app, endpoints.removeTournamentStaff, async (request) => {
    const { game, tournamentId: id, username } = request.params;
    return memberWrite(request, (write) => removeStaff(write, games, { game, id }, username));
  });
}

export function tournamentImportRoutes(app: App, { games, memberWrite }: AppServices): void {
  handle(app, endpoints.importTournament, async (request) => {
    const { game } = request.params;
    return memberWrite(request, (write) => importEvent(write, games, game, request.body), {
      limits: [IMPORT_LIMIT],
    });
  });
}

const OBJECTION_LIMIT: DatabaseLimit = { name: 'objection', max: 20, windowSeconds: 3600 };

export function tournamentObjectionRoutes(app: App, { db, memberWrite }: AppServices): void {
  handle(app, endpoints.listObjections, async (request) => {
    const { game, tournamentId: id } = request.params;
    return readObjections(db, { game, id }, await request.findUser());
  });

  handle(app, endpoints.addObjection, async (request) => {
    const { game, tournamentId: id } = request.params;
    const { text } = request.body;
    const limits = [OBJECTION_LIMIT];
    return memberWrite(request, (write) => object(write, { game, id }, text), { limits });
  });

  handle(app, endpoints.answerObjection, async (request) => {
    const { game, tournamentId: id, objectionId } = request.params;
    const { body } = request;
    return memberWrite(request, (write) => answerObjection(write, { game, id }, objectionId, body));
  });
}

const limits = [TOURNAMENT_LIMIT];

export function tournamentWriteRoutes(app: App, { games, memberWrite }: AppServices): void {
  handle(app, endpoints.addTournament, async (request) => {
    const { game } = request.params;
    return memberWrite(request, (write) => addTournament(write, games, game, request.body), {
      limits,
    });
  });

  handle(app, endpoints.updateTournament, async (request) => {
    const { game, tournamentId: id } = request.params;
    const { body } = request;
    return memberWrite(request, (write) => changeTournament(write, games, { game, id }, body), {
      limits,
    });
  });

  handle(app, endpoints.deleteTournament, async (request) => {
    const { game, tournamentId: id } = request.params;
    await memberWrite(request, (write) => removeTournament(write, { game, id }));
  });
  copyRoute(app, memberWrite);
}

function copyRoute(app: App, memberWrite: AppServices['memberWrite']): void {
  handle(app, endpoints.copyTournament, async (request) => {
    const { game, tournamentId: id } = request.params;
    const { weeks } = request.body;
    return memberWrite(request, (write) => copyTournament(write, { game, id }, weeks), {
      limits,
    });
  });
}
