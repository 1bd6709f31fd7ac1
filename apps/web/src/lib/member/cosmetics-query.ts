import type { Answer } from '../api-client.ts';
import { apiQuery } from '../api-query.ts';

export type Cosmetics = Answer<'GET /api/cosmetics'>;
export type LevelReward = Answer<'GET /api/cosmetics'>['rewards'][number];

const HOUR_MS = 3_600_000;

/** All cosmetics and level rewards. They rarely change. */
export const cosmeticsQuery = () => apiQuery('GET /api/cosmetics', {}, { staleTime: HOUR_MS });
