/** Call it once after setup. Returns the time at which measuring ends. Setup has no limit. */
export type BeginMeasuring = () => number;

/**
 * A program under load. One call measures once and returns its requests (or other units) per
 * second.
 */
export type Contender = { name: string; measure: () => Promise<number> };

/** A ratio between the rates of two contenders, with its minimum. */
export type Ratio = { name: string; of: string; to: string; target: number };

export type PreparedBench = {
  contenders: Contender[];
  ratios: Ratio[];
  /** Duration of one `measure` call, to plan the number of rounds. */
  measureMs: number;
  close: () => Promise<void>;
};

/** Sets up everything a bench needs; `note` prints progress. */
export type Bench = (note: (line: string) => void) => Promise<PreparedBench>;
