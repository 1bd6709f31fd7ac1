import { Counter, Gauge, type Registry } from 'prom-client';

/** Metrics of the servers that visitors' reads use. */
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
