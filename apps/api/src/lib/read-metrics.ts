import { Counter, Gauge, type Registry } from 'prom-client';

/** Where visitors' reads go. */
export function createReadMetrics(registry: Registry) {
  const registers = [registry];
  return {
    publicReads: new Counter({
      name: 'deckframe_public_reads_total',
      help: 'Reads of visitors that a standby may answer, by who was asked first',
      labelNames: ['place'] as const,
      registers,
    }),
    freshStandbys: new Gauge({
      name: 'deckframe_standbys_fresh',
      help: 'Standbys that lag by at most five seconds',
      registers,
    }),
  };
}
