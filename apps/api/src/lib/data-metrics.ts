import { Counter, type Registry } from 'prom-client';

/** Metrics of data errors. */
export function createDataMetrics(registry: Registry) {
  const registers = [registry];
  return {
    brokenInvariants: new Counter({
      name: 'deckframe_invariants_broken_total',
      help: 'Cases in which something that must hold in the data did not',
      labelNames: ['invariant'] as const,
      registers,
    }),
    wrongMetaSums: new Counter({
      name: 'deckframe_meta_sums_wrong_total',
      help: 'Sums of what is played and what wins that were not what a nightly recount found',
      registers,
    }),
  };
}
