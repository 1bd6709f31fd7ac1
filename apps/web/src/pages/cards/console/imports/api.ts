import type { Answer, Body } from '#lib/api-client.ts';
import { apiQuery } from '#lib/api-query.ts';
import { AUDIT } from '../../../../features/staff/users-api.ts';

const RUNS = 'GET /api/admin/games/:game/imports';
const RUN = 'GET /api/admin/games/:game/imports/:id';
/** Queries that every write of an import invalidates. */
export const IMPORT_READS = [RUNS, RUN, AUDIT] as const;

export type ImportRun = Answer<typeof RUN>;
export type ImportEntry = Answer<typeof RUNS>['runs'][number];
export type CardsReport = NonNullable<ImportRun['cards']>;
export type Source = Body<'POST /api/admin/games/:game/imports'>;

/** Polling interval while the worker runs. */
const LOOK_MS = 1000;

export const isWorkedOn = ({ state }: Pick<ImportEntry, 'state'>): boolean =>
  state === 'comparing' || state === 'writing';

export function importsQuery(game: string) {
  return apiQuery(
    RUNS,
    { params: { game } },
    {
      select: ({ runs }) => runs,
      refetchInterval: ({ state }) => (state.data?.runs.some(isWorkedOn) ? LOOK_MS : false),
    },
  );
}

/** Polls while the worker runs. */
export function importQuery(game: string, id: string) {
  return apiQuery(
    RUN,
    { params: { game, id } },
    { refetchInterval: ({ state }) => (state.data && isWorkedOn(state.data) ? LOOK_MS : false) },
  );
}
