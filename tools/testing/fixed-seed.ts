import { configureGlobal, readConfigureGlobal } from 'fast-check';

const SEED = 6;

/**
 * Property tests use the same cases in every run, so that only changes of the code can make them
 * fail. `FC_SEED=<number> npx vitest run …` tries other cases.
 */
configureGlobal({ ...readConfigureGlobal(), seed: Number(process.env['FC_SEED'] ?? SEED) });
