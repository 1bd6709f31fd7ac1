/**
 * Called once when all is seeded and started: returns the moment at which measuring ends. Seeding
 * takes as long as it needs.
 */
export type BeginMeasuring = () => number;

/** One program under load: a call measures once and gives its requests (or other units) a second. */
export type Contender = { name: string; measure: () => Promise<number> };

/** A ratio between the rates of two contenders, and the least we accept. */
export type Ratio = { name: string; of: string; to: string; target: number };

export type PreparedBench = {
  contenders: Contender[];
  ratios: Ratio[];
  /** How long one call of `measure` takes, to plan how many rounds fit. */
  measureMs: number;
  close: () => Promise<void>;
};

/** Sets up everything that a bench needs; `note` prints a progress line. */
export type Bench = (note: (line: string) => void) => Promise<PreparedBench>;
