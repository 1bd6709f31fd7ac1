import type { ScryptCost } from '../lib/password-hash.ts';

/** The production cost takes 128 MB and a third of a second; `password-hash.test.ts` covers it. */
export const TEST_COST: ScryptCost = { log2N: 6, r: 8, p: 1 };
