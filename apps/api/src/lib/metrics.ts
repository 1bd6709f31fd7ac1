import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { createDataMetrics } from './data-metrics.ts';
import { createReadMetrics } from './read-metrics.ts';

export type Metrics = ReturnType<typeof createMetrics>;

const REQUEST_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** All metrics of a process in one registry. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'deckframe_http_request_seconds',
      help: 'Time from the first byte of a request to the last byte of its answer',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: REQUEST_BUCKETS,
      registers,
    }),
    shed: new Counter({
      name: 'deckframe_http_shed_total',
      help: 'Requests refused because the process was overloaded',
      registers,
    }),
    rateLimited: new Counter({
      name: 'deckframe_rate_limited_total',
      help: 'Requests refused by a rate limit',
      labelNames: ['limit'] as const,
      registers,
    }),
    unknownOutcomes: new Counter({
      name: 'deckframe_unknown_outcomes_total',
      help: 'Writes whose commit could not be confirmed',
      registers,
    }),
    pool: new Gauge({
      name: 'deckframe_database_connections',
      help: 'Connections of the database pool',
      labelNames: ['state'] as const,
      registers,
    }),
    ...createReadMetrics(registry),
    redisUp: new Gauge({
      name: 'deckframe_redis_up',
      help: '1 while Redis answers, 0 while the process works without it',
      registers,
    }),
    jobs: new Counter({
      name: 'deckframe_jobs_total',
      help: 'Background jobs by task and outcome',
      labelNames: ['task', 'outcome'] as const,
      registers,
    }),
    ...createDataMetrics(registry),
    gameConfig: new Gauge({
      name: 'deckframe_game_config_version',
      help: 'Version of a game config that this process follows; none is the file',
      labelNames: ['game'] as const,
      registers,
    }),
    unreadableConfigs: new Counter({
      name: 'deckframe_game_configs_unreadable_total',
      help: 'Stored game configs that this release cannot read, so an older one stays',
      labelNames: ['game'] as const,
      registers,
    }),
    ...createPageMetrics(registers),
    clientErrors: new Counter({
      name: 'deckframe_client_errors_total',
      help: 'Errors of the web app that browsers told of, by how they came to light',
      labelNames: ['kind'] as const,
      registers,
    }),
    analytics: new Counter({
      name: 'deckframe_analytics_events_total',
      help: 'Page views and clicks of visitors who agreed to be counted',
      labelNames: ['game', 'kind', 'category', 'label'] as const,
      registers,
    }),
  };
}

/** Metrics of pages that the server renders. */
function createPageMetrics(registers: Registry[]) {
  return {
    pageRenders: new Counter({
      name: 'deckframe_page_renders_total',
      help: 'Pages for the server to render: rendered, cached, refused, or the reason of a fallback',
      labelNames: ['outcome'] as const,
      registers,
    }),
    pageRenderSeconds: new Histogram({
      name: 'deckframe_page_render_seconds',
      help: 'Time until a page was rendered or given up, with its reads',
      buckets: REQUEST_BUCKETS,
      registers,
    }),
  };
}
