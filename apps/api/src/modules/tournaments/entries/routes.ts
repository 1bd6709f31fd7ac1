import * as endpoints from '@deckframe/contract/tournaments/entries-endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import type { DatabaseLimit } from '../../../lib/database-limit.ts';
import { handle } from '../../../lib/handle.ts';
import { requireUser } from '../../../lib/require-user.ts';
import { requireTournament } from '../desk/reading-service.ts';
import { type OpenDesk, publishEntry } from '../desk/service.ts';
import {
  type EntryDeps,
  addGuest,
  changeList,
  checkInSelf,
  judgeList,
  leave,
  register,
} from './service.ts';
import { checkList, getOwnEntry, getRoster, getList, getLists } from './read-entries.ts';

const ENTRY_LIMIT: DatabaseLimit = { name: 'tournament-entry', max: 60, windowSeconds: 3600 };
const limits = [ENTRY_LIMIT];

export function entryWriteRoutes(app: App, services: AppServices): void {
  const { env, games, live, memberWrite } = services;
  const depsOf = (game: string): EntryDeps => ({
    config: games.get(game),
    secret: env.SESSION_SECRET,
  });

  handle(app, endpoints.enterTournament, async (request) => {
    const { game, tournamentId: id } = request.params;
    const { deckId } = request.body;
    const place = { game, id };
    const answer = await memberWrite(
      request,
      (write) => register(write, depsOf(game), place, deckId),
      { limits },
    );
    publishEntry(live, place);
    return answer;
  });

  handle(app, endpoints.changeTournamentList, async (request) => {
    const { game, tournamentId: id } = request.params;
    const { deckId } = request.body;
    return memberWrite(request, (write) => changeList(write, depsOf(game), { game, id }, deckId), {
      limits,
    });
  });
  stayRoutes(app, services);
}

function stayRoutes(app: App, { env, live, memberWrite }: AppServices): void {
  handle(app, endpoints.checkInForTournament, async (request) => {
    const { game, tournamentId: id } = request.params;
    let open: OpenDesk | null = null;
    const answer = await memberWrite(request, async (write) => {
      const done = await checkInSelf(write, env.SESSION_SECRET, { game, id });
      open = done.open;
      return done.answer;
    });
    publishEntry(live, { game, id }, open);
    return answer;
  });

  handle(app, endpoints.leaveTournament, async (request) => {
    const { game, tournamentId: id } = request.params;
    let open: OpenDesk | null = null;
    await memberWrite(request, async (write) => {
      open = await leave(write, { game, id });
    });
    publishEntry(live, { game, id }, open);
  });
}

export function tournamentGuestRoutes(app: App, { live, memberWrite }: AppServices): void {
  handle(app, endpoints.addTournamentGuest, async (request) => {
    const { game, tournamentId: id } = request.params;
    const { name } = request.body;
    const answer = await memberWrite(request, (write) => addGuest(write, { game, id }, name));
    publishEntry(live, { game, id });
    return answer;
  });
}

const CHECK_LIMIT: DatabaseLimit = { name: 'deck-check', max: 300, windowSeconds: 3600 };

export function deckCheckRoutes(app: App, { memberWrite }: AppServices): void {
  handle(app, endpoints.checkTournamentList, async (request) => {
    const { game, tournamentId: id, listId } = request.params;
    return memberWrite(request, (write) => checkList(write, { game, id }, listId), {
      limits: [CHECK_LIMIT],
    });
  });
}

export function ownEntryRoutes(app: App, { db, env, games }: AppServices): void {
  handle(app, endpoints.getOwnTournamentEntry, async (request) => {
    const { game, tournamentId: id } = request.params;
    return getOwnEntry(db, env.SESSION_SECRET, { game, id }, await requireUser(request));
  });

  handle(app, endpoints.judgeDeckForTournament, async (request) => {
    const { game, tournamentId: id, deckId } = request.params;
    const user = await requireUser(request);
    const { row } = await requireTournament(db, { game, id }, user);
    return (await judgeList(db, games.get(game), { row, deckId, user })).legality;
  });
}

export function tournamentEntryRoutes(app: App, { db }: AppServices): void {
  handle(app, endpoints.listTournamentPlayers, async (request) => {
    const { game, tournamentId: id } = request.params;
    return getRoster(db, { game, id }, await request.findUser(), request.query);
  });

  handle(app, endpoints.listTournamentLists, async (request) => {
    const { game, tournamentId: id } = request.params;
    return getLists(db, { game, id }, await request.findUser());
  });

  handle(app, endpoints.getTournamentList, async (request) => {
    const { game, tournamentId: id, listId } = request.params;
    return getList(db, { game, id }, listId, await request.findUser());
  });
}
