/**
 * Limits of the steps in seconds on a quiet machine with two cores. A step fails if it takes 20 %
 * more than its budget times the machine's factor. A budget is at least a quarter above the
 * measured time. Raise it in a separate commit that names the new test.
 */
export const BUDGETS: Record<string, number> = {
  'component tests': 220,
  'start of the image': 150,
  types: 110,
  lint: 95,
  'planted bugs': 120,
  'web build': 60,
  'restore drill': 60,
  'dead code': 35,
  'import rules': 25,
  'generated documents': 15,
  translations: 20,
  requirements: 15,
  'security trace': 15,
  licences: 15,
  format: 15,
  'unit and API tests': 570,
  'browser tests': 1370,
  budgets: 150,
};

/** Steps that only `.ci/run --long` runs. */
export const LONG_BUDGETS: Record<string, number> = {
  'all planted bugs': 7200,
  'short fault run': 900,
  'proof kill-rounds': 900,
  'proof claim-rounds': 300,
  'proof digest-rounds': 300,
  'proof renumber-rounds': 1200,
  'proof stream-rounds': 900,
  'proof collection-model': 300,
  'proof desk-model': 180,
  'proof trade-races': 300,
  'proof bounded-work': 900,
  'proof fuzz': 3600,
  'proof lock-pairs': 300,
  'proof meta-coverage': 300,
  'proof meta-recount': 300,
  'proof pairing': 900,
  'proof properties': 300,
  'proof report-crowd': 300,
  'all walks': 1800,
};

/** Limit for all steps of a plain run together, on two cores. The goal is 20 minutes (1,200 s). */
export const WHOLE_RUN = 2520;

/** A step fails above its budget times this factor. */
export const TOLERANCE = 1.2;

/** Milliseconds of the reference work on the same quiet machine, by what else runs. */
export const REFERENCES = {
  nothing: 280,
  /** Beside two checks that each use one core. */
  checks: 480,
  tests: 620,
  browser: 700,
};

export type Load = keyof typeof REFERENCES;
