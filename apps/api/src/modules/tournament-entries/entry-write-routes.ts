import { idempotencyHeaders } from '@deckframe/contract/params';
import {
  entryBody,
  listChangeBody,
  ownEntryAnswer,
} from '@deckframe/contract/tournaments/tournament-entries';
import { tournamentParams } from '@deckframe/contract/tournaments/tournaments';
import { z } from 'zod';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import type { DatabaseLimit } from '../../lib/database-limit.ts';
import { publishEntry, type OpenDesk } from '../tournament-log/service.ts';
import { checkInSelf } from './check-in-self.ts';
import { leave } from './leave.ts';
import { changeList, register, type EntryDeps } from './register.ts';

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
