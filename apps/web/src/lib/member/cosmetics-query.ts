import type { Answer } from '../api-client.ts';
import { apiQuery } from '../api-query.ts';

export type Cosmetics = Answer<'GET /api/cosmetics'>;
export type LevelReward = Answer<'GET /api/cosmetics'>['rewards'][number];

const HOUR_MS = 3_600_000;

/** Everything there is to wear, and the rewards of the levels; it hardly ever changes. */
export const cosmeticsQuery = () => apiQuery('GET /api/cosmetics', {}, { staleTime: HOUR_MS });
