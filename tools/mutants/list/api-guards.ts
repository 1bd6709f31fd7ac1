import type { Mutant } from '../mutant.ts';

const APP_TEST = 'apps/api/src/app.test.ts';
const HEALTH_TEST = 'apps/api/src/modules/site/health/health.test.ts';
const METRICS_ACCESS = 'apps/api/src/lib/metrics-access.ts';

/** Allowed origins, rate limits, and content security policy. */
export const API_GUARD_MUTANTS: readonly Mutant[] = [
  {
    id: 'guard-any-origin',
    file: 'apps/api/src/plugins/same-origin.ts',
    find: '[undefined, origin].includes(request.headers.origin)',
    replace: "request.headers.origin !== 'null' || origin === ''",
    tests: [APP_TEST],
    why: 'a cross-site write with only an Origin header is accepted',
  },
  {
    id: 'guard-same-site',
    file: 'apps/api/src/plugins/same-origin.ts',
    find: "site === 'same-origin' || site === 'none'",
    replace: "site === 'same-origin' || site === 'same-site' || site === 'none'",
    tests: [APP_TEST],
    why: 'a write from a sibling host is accepted',
  },
  {
    id: 'guard-page-scripts',
    file: 'apps/api/src/plugins/security-headers.ts',
    find: '["script-src \'self\'", ...',
    replace: '["script-src \'self\' https:", ...',
    tests: ['apps/api/src/plugins/static-web.test.ts'],
    why: 'pages may run scripts of other sites',
  },
  {
    id: 'guard-framed',
    file: 'apps/api/src/plugins/security-headers.ts',
    find: '    "frame-ancestors \'none\'",\n    // No text',
    replace: '    // No text',
    tests: ['apps/api/src/plugins/static-web.test.ts'],
    why: 'pages can be framed by another site',
  },
  {
    id: 'guard-metrics-proxy',
    file: METRICS_ACCESS,
    find: 'return !isForwarded && ',
    replace: 'return isForwarded || ',
    tests: [HEALTH_TEST],
    why: 'the metrics are public through the proxy',
  },
  {
    id: 'guard-ready-forwarded',
    file: METRICS_ACCESS,
    find: "headers['x-forwarded-for'] === undefined && !isPublicAddress(address);",
    replace: '!isPublicAddress(address);',
    tests: [HEALTH_TEST],
    why: 'visitors read the state of the database and Redis by an encoded path',
  },
  {
    id: 'guard-metrics-token',
    file: METRICS_ACCESS,
    find: 'return given.length === expected.length && timingSafeEqual(given, expected);',
    replace: 'return given.length > 0 || timingSafeEqual(given, expected);',
    tests: [HEALTH_TEST],
    why: 'any token gives access to the metrics',
  },
  {
    id: 'guard-visitor-limit',
    file: 'apps/api/src/plugins/rate-limit.ts',
    find: 'if (member === undefined) return limiter.check(address);',
    replace: 'if (member === undefined) return limiter.check(request.id);',
    tests: ['apps/api/src/plugins/rate-limit.test.ts'],
    why: 'writes without a session are not limited by address',
  },
];
