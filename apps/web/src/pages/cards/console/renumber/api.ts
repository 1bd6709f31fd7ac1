import type { Answer } from '#lib/api-client.ts';
import { apiQuery } from '#lib/api-query.ts';

export const RUNS = 'GET /api/admin/games/:game/renumbers';
export const NUMBER_USE = 'GET /api/admin/games/:game/card-numbers/:cardno';

export type NumberUse = Answer<typeof NUMBER_USE>;
export type Run = Answer<typeof RUNS>['runs'][number];

/** Polling interval while the worker runs. */
const LOOK_MS = 1000;

export const isOpen = ({ state }: Run): boolean => state === 'running' || state === 'undoing';

/** Polls while the worker runs. */
export function runsQuery(game: string) {
  return apiQuery(
    RUNS,
    { params: { game } },
    {
      select: ({ runs }) => runs,
      refetchInterval: ({ state }) => (state.data?.runs.some(isOpen) ? LOOK_MS : false),
    },
  );
}
