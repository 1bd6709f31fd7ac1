import type { TournamentView } from '@deckframe/domain/tournaments/event';
import { queryOptions } from '@tanstack/react-query';
import type { CallApi } from '#lib/api-client.ts';
import { tournamentsKey } from '../api.ts';
import { lastDayOf } from './month-days.ts';

/** Days of a month that have events. */
export function daysQuery(api: CallApi, game: string, view: TournamentView, month: string) {
  return queryOptions({
    queryKey: [...tournamentsKey(game), 'days', view, month],
    queryFn: async ({ signal }) => {
      const query = { view, from: `${month}-01`, to: lastDayOf(month) };
      return await api('GET /api/games/:game/tournament-days', { params: { game }, query, signal });
    },
  });
}
