import { queryOptions } from '@tanstack/react-query';
import type { MatchResult } from '@deckframe/domain/tournaments/match-result';
import type { Answer, CallApi } from '#lib/api-client.ts';
import { apiQuery, readsOf } from '#lib/api-query.ts';
import { ApiError } from '#lib/api-error.ts';

const MY_MATCH = 'GET /api/games/:game/tournaments/:tournamentId/my-match';
const ROUND = 'GET /api/games/:game/tournaments/:tournamentId/rounds/:round';

export type MyMatch = Answer<typeof MY_MATCH>;

export const myMatchQuery = (game: string, tournamentId: string, as: string | undefined) =>
  apiQuery(MY_MATCH, { params: { game, tournamentId } }, { as });

export type RoundView = Answer<typeof ROUND>;

/** The last paired round; null before the first. */
export function currentRoundQuery(api: CallApi, game: string, tournamentId: string) {
  const read = (round: number, signal: AbortSignal): Promise<RoundView> =>
    api(ROUND, { params: { game, tournamentId, round }, signal });
  return queryOptions({
    queryKey: [...readsOf(ROUND, { game, tournamentId }), 'last'],
    queryFn: async ({ signal }): Promise<RoundView | null> => {
      const first = await read(1, signal).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'NOT_FOUND') return null;
        throw error;
      });
      return first && first.rounds > 1 ? read(first.rounds, signal) : first;
    },
  });
}

export type MatchAct = { kind: 'report'; result: MatchResult } | { kind: 'call'; open: boolean };

export async function actOnMatch(
  api: CallApi,
  place: { game: string; tournamentId: string },
  { round, table }: Pick<MyMatch, 'round' | 'table'>,
  act: MatchAct,
  key: string,
): Promise<MyMatch> {
  if (act.kind === 'call')
    return await api('POST /api/games/:game/tournaments/:tournamentId/matches/:round/:table/call', {
      params: { ...place, round, table },
      key,
      body: { open: act.open },
    });
  const { outcome, games, end } = act.result;
  const result = { outcome, games: [...games] as [number, number, number], end };
  return await api('POST /api/games/:game/tournaments/:tournamentId/matches/:round/:table/report', {
    params: { ...place, round, table },
    key,
    body: { result },
  });
}
