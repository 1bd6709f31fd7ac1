import * as endpoints from '@deckframe/contract/tournaments/entries-endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { allowSharedCache } from '../../../lib/cache-control.ts';
import { handle } from '../../../lib/handle.ts';
import { toFrozenList, getDeckResults, getMemberResults } from './read-entries.ts';
import { countArchetypes, countPlacedEvents, listSamples } from './result-queries.ts';

/** Placements in finished events, if their deck and player are visible. */
export function tournamentPlacementRoutes(app: App, { db }: AppServices): void {
  handle(app, endpoints.listDeckResults, async (request) => {
    const { after } = request.query;
    return getDeckResults(db, { ...request.params, after }, () => request.findUser());
  });

  handle(app, endpoints.listMemberResults, async (request, reply) => {
    const { after } = request.query;
    const results = await getMemberResults(db, { ...request.params, after });
    allowSharedCache(request, reply);
    return results;
  });
}

const SAMPLES = 48;

/** Results of registrations: which decks were played, and how often. */
export function tournamentResultRoutes(app: App, { db }: AppServices): void {
  handle(app, endpoints.listTournamentSamples, async (request, reply) => {
    allowSharedCache(request, reply);
    const rows = await listSamples(db, request.params.game, request.query.archetype, SAMPLES);
    return {
      samples: rows.map((row) => ({
        tournamentId: row.tournament_id,
        tournament: row.name,
        startDate: row.start_date.toISOString(),
        playerCount: row.player_count,
        isDemo: row.is_demo,
        isImported: row.is_imported,
        list: toFrozenList(row),
      })),
    };
  });

  handle(app, endpoints.getTournamentMeta, async (request, reply) => {
    allowSharedCache(request, reply);
    const { game } = request.params;
    const rows = await countArchetypes(db, game);
    return {
      events: await countPlacedEvents(db, game),
      lists: rows.reduce((sum, row) => sum + row.lists, 0),
      archetypes: rows.map(({ archetype, lists, top, wins, best }) => ({
        archetype,
        lists,
        inTheFirstEight: top,
        wins,
        best,
      })),
    };
  });
}
