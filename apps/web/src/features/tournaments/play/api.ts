import { queryOptions } from '@tanstack/react-query';
import type { MatchResult } from '@deckframe/domain/tournaments/match-result';
import type { Answer, CallApi } from '#lib/api-client.ts';
import { ApiError } from '#lib/api-error.ts';

export type MyMatch = Answer<'GET /api/games/:game/tournaments/:tournamentId/my-match'>;

const toMyMatch = (answer: unknown): MyMatch => answer as MyMatch;

export const tournamentPlayKey = (game: string, tournamentId: string) =>
  ['tournament-play', game, tournamentId] as const;

export function myMatchQuery(api: CallApi, game: string, tournamentId: string) {
  return queryOptions({
    queryKey: [...tournamentPlayKey(game, tournamentId), 'mine'],
    queryFn: async ({ signal }): Promise<MyMatch> => {
      return toMyMatch(
        await api('GET /api/games/:game/tournaments/:tournamentId/my-match', {
          params: { game, tournamentId },
          signal,
        }),
      );
    },
  });
}

export type RoundView = Answer<'GET /api/games/:game/tournaments/:tournamentId/rounds/:round'>;

/** The last paired round; null before the first. */
export function currentRoundQuery(api: CallApi, game: string, tournamentId: string) {
  const read = async (round: number, signal: AbortSignal): Promise<RoundView> => {
    const answer: unknown = await api(
      'GET /api/games/:game/tournaments/:tournamentId/rounds/:round',
      { params: { game, tournamentId, round }, signal },
    );
    return answer as RoundView;
  };
  return queryOptions({
    queryKey: [...tournamentPlayKey(game, tournamentId), 'round'],
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
    return toMyMatch(
      await api('POST /api/games/:game/tournaments/:tournamentId/matches/:round/:table/call', {
        params: { ...place, round, table },
        key,
        body: { open: act.open },
      }),
    );
  const { outcome, games, end } = act.result;
  const result = { outcome, games: [...games] as [number, number, number], end };
  return toMyMatch(
    await api('POST /api/games/:game/tournaments/:tournamentId/matches/:round/:table/report', {
      params: { ...place, round, table },
      key,
      body: { result },
    }),
  );
}
