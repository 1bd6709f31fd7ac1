/**
 * Each time-out is shorter than that of its caller, so that callers get an answer. From outside in:
 *
 * | who waits                              | ms     |
 * |----------------------------------------|--------|
 * | the web app for an answer              | 15,000 |
 * | the proxy for the API                  | 12,000 |
 * | the server for a whole request         | 10,000 |
 * | a handler for its work                 |  8,000 |
 * | a handler for COMMIT (then unknown)    |  4,000 |
 * | a query for a connection of the pool   |  3,000 |
 * | PostgreSQL for a statement             |  3,000 |
 * | a statement for a lock                 |  1,000 |
 * | a request for Redis                    |    250 |
 */
export const TIMEOUTS = {
  requestMs: 10_000,
  headersMs: 9000,
  handlerMs: 8000,
  commitMs: 4000,
  statementMs: 3000,
  lockMs: 1000,
  redisMs: 250,
  redisConnectMs: 500,
  /** Longer than a proxy's keep-alive, so that no connection is closed during a request. */
  keepAliveMs: 72_000,
  /** For a connection without any traffic. */
  idleConnectionMs: 90_000,
} as const;
