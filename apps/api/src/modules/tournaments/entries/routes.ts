import { idempotencyHeaders } from '@deckframe/contract/params';
import {
  entryBody,
  listChangeBody,
  ownEntryAnswer,
  guestBody,
  rosterEntry,
  deckParams,
  legalityAnswer,
  frozenList,
  listParams,
  listsAnswer,
  rosterAnswer,
  rosterQuery,
} from '@deckframe/contract/tournaments/tournament-entries';
import { tournamentParams } from '@deckframe/contract/tournaments/tournaments';
import { z } from 'zod';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import type { DatabaseLimit } from '../../../lib/database-limit.ts';
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
import { getOwnEntry, getRoster, getList, getLists } from './read-entries.ts';

const tags = ['tournaments'];
const ONE = '/api/games/:game/tournaments/:tournamentId';
const OWN = `${ONE}/registrations/me`;
const config = { policy: 'tournaments.take-part' } as const;
const ENTRY_LIMIT: DatabaseLimit = { name: 'tournament-entry', max: 60, windowSeconds: 3600 };
const limits = [ENTRY_LIMIT];
const headers = idempotencyHeaders;
const response = { 200: ownEntryAnswer };

export function entryWriteRoutes(app: App, services: AppServices): void {
  const { env, games, live, memberWrite } = services;
  const depsOf = (game: string): EntryDeps => ({
    config: games.get(game),
    secret: env.SESSION_SECRET,
  });

  app.post(
    `${ONE}/registrations`,
    {
      config,
      schema: {
        operationId: 'enterTournament',
        summary: 'Enter with a deck, of which a copy is kept; beyond the places one waits',
        tags,
        params: tournamentParams,
        headers,
        body: entryBody,
        response,
      },
    },
    async (request) => {
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
    },
  );

  app.put(
    `${OWN}/list`,
    {
      config,
      schema: {
        operationId: 'changeTournamentList',
        summary: 'Another list, until the deadline',
        tags,
        params: tournamentParams,
        headers,
        body: listChangeBody,
        response,
      },
    },
    async (request) => {
      const { game, tournamentId: id } = request.params;
      const { deckId } = request.body;
      return memberWrite(
        request,
        (write) => changeList(write, depsOf(game), { game, id }, deckId),
        { limits },
      );
    },
  );
  stayRoutes(app, services);
}

function stayRoutes(app: App, { env, live, memberWrite }: AppServices): void {
  app.put(
    `${OWN}/check-in`,
    {
      config,
      schema: {
        operationId: 'checkInForTournament',
        summary: 'Check in by yourself within the hour before the start',
        tags,
        params: tournamentParams,
        headers,
        response,
      },
    },
    async (request) => {
      const { game, tournamentId: id } = request.params;
      let open: OpenDesk | null = null;
      const answer = await memberWrite(request, async (write) => {
        const done = await checkInSelf(write, env.SESSION_SECRET, { game, id });
        open = done.open;
        return done.answer;
      });
      publishEntry(live, { game, id }, open);
      return answer;
    },
  );

  app.delete(
    OWN,
    {
      config,
      schema: {
        operationId: 'leaveTournament',
        summary: 'Leave; before the start the place goes to whoever waits',
        tags,
        params: tournamentParams,
        headers,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { game, tournamentId: id } = request.params;
      let open: OpenDesk | null = null;
      await memberWrite(request, async (write) => {
        open = await leave(write, { game, id });
      });
      publishEntry(live, { game, id }, open);
      return reply.code(204).send(null);
    },
  );
}

export function tournamentGuestRoutes(app: App, { live, memberWrite }: AppServices): void {
  app.post(
    '/api/games/:game/tournaments/:tournamentId/guests',
    {
      config: { policy: 'tournaments.take-part' },
      schema: {
        operationId: 'addTournamentGuest',
        summary: 'Enter somebody without an account, by staff',
        tags: ['tournaments'],
        params: tournamentParams,
        headers: idempotencyHeaders,
        body: guestBody,
        response: { 200: rosterEntry },
      },
    },
    async (request) => {
      const { game, tournamentId: id } = request.params;
      const { name } = request.body;
      const answer = await memberWrite(request, (write) => addGuest(write, { game, id }, name));
      publishEntry(live, { game, id });
      return answer;
    },
  );
}

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

const readConfig = { policy: 'tournaments.read' } as const;

export function tournamentEntryRoutes(app: App, { db }: AppServices): void {
  app.get(
    `${ONE}/registrations`,
    {
      config: readConfig,
      schema: {
        operationId: 'listTournamentPlayers',
        summary: 'Who plays, by name; what of a list may be seen only where the policy says so',
        tags,
        params: tournamentParams,
        querystring: rosterQuery,
        response: { 200: rosterAnswer },
      },
    },
    async (request) => {
      const { game, tournamentId: id } = request.params;
      return getRoster(db, { game, id }, await request.findUser(), request.query);
    },
  );

  app.get(
    `${ONE}/lists`,
    {
      config: readConfig,
      schema: {
        operationId: 'listTournamentLists',
        summary: 'The lists that may be read now, the best placed first',
        tags,
        params: tournamentParams,
        response: { 200: listsAnswer },
      },
    },
    async (request) => {
      const { game, tournamentId: id } = request.params;
      return getLists(db, { game, id }, await request.findUser());
    },
  );

  app.get(
    `${ONE}/lists/:listId`,
    {
      config: readConfig,
      schema: {
        operationId: 'getTournamentList',
        summary: 'One list, where its owner, the staff or the policy lets it be read',
        tags,
        params: listParams,
        response: { 200: frozenList },
      },
    },
    async (request) => {
      const { game, tournamentId: id, listId } = request.params;
      return getList(db, { game, id }, listId, await request.findUser());
    },
  );
}
