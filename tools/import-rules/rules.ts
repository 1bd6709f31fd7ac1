import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

export const TEST = String.raw`\.(test|spec)\.tsx?$`;
const TEST_SUPPORT = String.raw`\.test-support\.ts$`;
const SCENES = '^packages/database/src/(testing|scenes)';
const FRONT_DOOR = String.raw`^apps/api/src/modules/[^/]+/service\.ts$`;

/** Every folder of the domain has its floor here; it may use those above it in this list. */
export const DOMAIN_ORDER: readonly string[] = [
  'access',
  'pages',
  'theme',
  'client-errors',
  'maintenance',
  'daily-card',
  'deck-id',
  'catalogue',
  'custom',
  'collection',
  'trade',
  'mailbox',
  'filter',
  'filter-url',
  'query',
  'deck',
  'deck-code',
  'deck-text',
  'odds',
  'profile',
  'community',
  'contents',
  'exp',
  'ads',
  'tournament',
  'meta',
];

/** Rules that need the whole graph. Each says what to do instead. */
export const IMPORT_RULES: IRegularForbiddenRuleType[] = [
  forbid('resolvable', 'This import leads nowhere.', {}, { couldNotResolve: true }),
  forbid(
    'no-cycle',
    'Two files that need each other, be it for a type, are one file, or lack a third.',
    {},
    { circular: true },
  ),
  forbid(
    'tests-stay-outside',
    'Product code never imports a test or a test scene.',
    { path: '^(apps|packages)/', pathNot: [TEST, TEST_SUPPORT, SCENES, '/testing/'] },
    { path: [TEST, TEST_SUPPORT, SCENES, '^apps/.+/testing/'] },
  ),
  forbid(
    'product-stands-alone',
    'Apps and packages must run without scripts, tools, e2e and bench.',
    { path: '^(apps|packages)/', pathNot: TEST },
    { path: '^(scripts|tools|e2e|bench)/' },
  ),

  forbid(
    'domain-is-pure',
    'Domain holds pure rules: hand values in instead of importing.',
    { path: '^packages/domain/', pathNot: [TEST, TEST_SUPPORT] },
    { pathNot: '^packages/domain/' },
  ),
  ...DOMAIN_ORDER.slice(0, -1).map((folder, index) =>
    forbid(
      `domain-${folder}-comes-before`,
      `Domain folders build on each other in the order ${DOMAIN_ORDER.join(', ')}.`,
      { path: `^packages/domain/src/${folder}/` },
      { path: `^packages/domain/src/(${DOMAIN_ORDER.slice(index + 1).join('|')})/` },
    ),
  ),
  forbid(
    'domain-ground-is-below',
    'Files outside the folders are what all folders stand on; of these they know only access.',
    { path: String.raw`^packages/domain/src/[^/]+$`, pathNot: [TEST, TEST_SUPPORT] },
    { path: '^packages/domain/src/[^/]+/', pathNot: '^packages/domain/src/access/' },
  ),
  forbid(
    'contract-knows-only-domain',
    'The contract describes what travels; it knows neither tables nor apps.',
    { path: '^packages/contract/', pathNot: TEST },
    { path: '^(apps|games|packages/database)/' },
  ),
  forbid(
    'database-knows-only-domain',
    'The database package serves the apps and knows none of them.',
    { path: '^packages/database/', pathNot: TEST },
    { path: '^(apps|packages/contract)/' },
  ),
  forbid(
    'generators-are-pure',
    'The card world and its faces come from a seed: no file, clock, table or app.',
    { path: '^packages/card-(world|faces)/src/', pathNot: [TEST, TEST_SUPPORT] },
    { pathNot: ['^packages/(domain|card-world|card-faces)/', 'node_modules/'] },
  ),

  forbid(
    'web-never-touches-server',
    'The web app speaks to the server by HTTP only.',
    { path: '^apps/web/' },
    { path: '^(apps/api|packages/database)/' },
  ),
  forbid(
    'web-reads-games-at-run-time',
    'A game config arrives from the API; importing it would ship one game to all.',
    { path: '^apps/web/', pathNot: TEST },
    { path: '^games/' },
  ),
  forbid(
    'web-uses-no-schemas',
    'The first load carries no schema library: use the generated API types, messages and error codes.',
    { path: '^apps/web/src/', pathNot: TEST },
    {
      path: '^packages/contract/',
      pathNot: String.raw`^packages/contract/src/((?:deck-)?messages|error-codes)\.ts$`,
    },
  ),
  forbid(
    'api-never-touches-web',
    'The API serves the built web app as files.',
    { path: '^apps/api/' },
    { path: '^apps/web/' },
  ),

  layer('ui|lib', 'catalogue|decks|features|pages|app', 'The kit and lib know nothing above them.'),
  layer('catalogue', 'decks|features|pages|app', 'Cards know nothing of what is made of them.'),
  layer('decks', 'features|pages|app', 'What every feature with decks needs lies below them.'),
  layer('features', 'pages|app', 'A feature does not know the page it is on.'),
  layer('pages', 'app', 'A page does not know the frame around it.'),
  forbid(
    'features-never-meet',
    'Features know nothing of each other: compose them in a page, or move what they share to decks, catalogue or lib.',
    { path: '^apps/web/src/features/([^/]+)/' },
    { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  ),
  forbid(
    'pages-never-meet',
    'Pages know nothing of each other: what two of them show is a feature.',
    { path: '^apps/web/src/pages/([^/]+)/' },
    {
      path: '^apps/web/src/pages/',
      pathNot: ['^apps/web/src/pages/$1/', '^apps/web/src/pages/[^/]+$'],
    },
  ),

  forbid(
    'writes-tell-what-was-earned',
    'What a write earned is told by lib/write, once and to the member who made it.',
    { path: '^apps/web/src/', pathNot: ['^apps/web/src/lib/write/', TEST] },
    { path: String.raw`^apps/web/src/lib/exp/show-exp\.ts$` },
  ),

  forbid(
    'plugins-by-the-front-door',
    'A plugin enters a module by its service.ts.',
    { path: '^apps/api/src/plugins/', pathNot: TEST },
    { path: '^apps/api/src/modules/', pathNot: FRONT_DOOR },
  ),
  forbid(
    'modules-by-the-front-door',
    'Enter another module by its service.ts.',
    { path: '^apps/api/src/modules/([^/]+)/', pathNot: TEST },
    {
      path: '^apps/api/src/modules/',
      pathNot: ['^apps/api/src/modules/$1/', FRONT_DOOR],
    },
  ),
  forbid(
    'services-never-see-a-request',
    'Only routes speak HTTP: hand the values of the request in.',
    {
      path: '^apps/api/src/modules/',
      pathNot: [TEST, '/testing/', String.raw`/[a-z-]*routes\.ts$`],
    },
    { path: 'node_modules/fastify/' },
  ),
  forbid(
    'modules-know-one-database',
    'A module takes `db: Database`, be it the pool or a transaction; prepared reads go by runStatement.',
    { path: '^apps/api/src/modules/', pathNot: [TEST, '/testing/'] },
    { path: 'node_modules/(@types/)?pg/' },
  ),
  forbid(
    'routes-never-build-sql',
    'Routes and mappings hand over to queries.ts; types of rows are welcome.',
    { path: String.raw`^apps/api/src/modules/.+/([a-z-]*routes|mapping)\.ts$` },
    {
      path: ['^packages/database/', 'node_modules/(kysely|pg)/'],
      dependencyTypesNot: ['type-only'],
    },
  ),
];

function forbid(
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType {
  return { name, severity: 'error', comment, from, to };
}

function layer(lower: string, upper: string, comment: string): IRegularForbiddenRuleType {
  return forbid(
    `web-${lower.replace('|', '-and-')}-below`,
    comment,
    { path: `^apps/web/src/(${lower})/` },
    { path: `^apps/web/src/(${upper})/` },
  );
}
