import type { Answer } from '#lib/api-client.ts';
import { apiQuery } from '#lib/api-query.ts';

const RULES = 'GET /api/admin/games/:game/archetype-rules';
export const PROPOSALS = 'GET /api/admin/games/:game/archetype-proposals';
/** Queries to refetch after staff write rules or proposals. */
export const ARCHETYPE_READS = [RULES, PROPOSALS] as const;

export type RulesState = Answer<typeof RULES>;

/** Polling interval while the worker runs. */
const LOOK_MS = 1000;

export const rulesQuery = (game: string) =>
  apiQuery(
    RULES,
    { params: { game } },
    { refetchInterval: ({ state }) => (state.data?.isWalked === false ? LOOK_MS : false) },
  );
