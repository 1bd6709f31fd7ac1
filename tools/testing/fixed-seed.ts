import { configureGlobal, readConfigureGlobal } from 'fast-check';

const SEED = 6;

/**
 * Properties are tried on the same cases in every run, so that a run fails by what was changed and
 * not by chance. `FC_SEED=<number> npx vitest run …` tries others.
 */
configureGlobal({ ...readConfigureGlobal(), seed: Number(process.env['FC_SEED'] ?? SEED) });
