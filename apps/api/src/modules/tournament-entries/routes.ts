import {
  frozenList,
  listParams,
  listsAnswer,
  rosterAnswer,
  rosterQuery,
} from '@deckframe/contract/tournaments/tournament-entries';
import { tournamentParams } from '@deckframe/contract/tournaments/tournaments';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { getRoster } from './read-entries.ts';
import { getList, getLists } from './read-lists.ts';

const tags = ['tournaments'];
const ONE = '/api/games/:game/tournaments/:tournamentId';
const config = { policy: 'tournaments.read' } as const;

export function tournamentEntryRoutes(app: App, { db }: AppServices): void {
  app.get(
    `${ONE}/registrations`,
    {
      config,
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
      config,
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
      config,
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
