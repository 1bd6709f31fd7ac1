import { queryOptions } from '@tanstack/react-query';
import type { MatchResult } from '@deckframe/domain/tournaments/match-result';
import { getData, type ApiClient } from '#lib/api-client.ts';
import { ApiError } from '#lib/api-error.ts';
import type { components } from '#lib/openapi.gen.ts';
import { writeHeaders } from '#lib/write/write-key.ts';

export type MyMatch = components['schemas']['MyMatch'];

const ONE = '/api/games/{game}/tournaments/{tournamentId}';

const toMyMatch = (answer: unknown): MyMatch => answer as MyMatch;

export const tournamentPlayKey = (game: string, tournamentId: string) =>
  ['tournament-play', game, tournamentId] as const;

export function myMatchQuery(api: ApiClient, game: string, tournamentId: string) {
  return queryOptions({
    queryKey: [...tournamentPlayKey(game, tournamentId), 'mine'],
    queryFn: async ({ signal }): Promise<MyMatch> => {
      const params = { path: { game, tournamentId } };
      return toMyMatch(getData(await api.GET(`${ONE}/my-match`, { params, signal })));
    },
  });
}

export type RoundView = components['schemas']['RoundView'];

/** The round that was paired last; null before the first. */
export function currentRoundQuery(api: ApiClient, game: string, tournamentId: string) {
  const read = async (round: number, signal: AbortSignal): Promise<RoundView> => {
    const params = { path: { game, tournamentId, round } };
    const answer: unknown = getData(await api.GET(`${ONE}/rounds/{round}`, { params, signal }));
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
  api: ApiClient,
  place: { game: string; tournamentId: string },
  { round, table }: Pick<MyMatch, 'round' | 'table'>,
  act: MatchAct,
  key: string,
): Promise<MyMatch> {
  const params = { path: { ...place, round, table }, header: writeHeaders(key) };
  const match = `${ONE}/matches/{round}/{table}` as const;
  if (act.kind === 'call')
    return toMyMatch(
      getData(await api.POST(`${match}/call`, { params, body: { open: act.open } })),
    );
  const { outcome, games, end } = act.result;
  const result = { outcome, games: [...games] as [number, number, number], end };
  return toMyMatch(getData(await api.POST(`${match}/report`, { params, body: { result } })));
}
