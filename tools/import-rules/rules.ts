import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

export const TEST = String.raw`\.(test|proof|spec)\.tsx?$`;
const TEST_SUPPORT = String.raw`\.test-support\.ts$`;
const SCENES = '^packages/database/src/(testing|scenes)';
/**
 * Other modules import only a module's service. A module with several parts has one service per
 * part.
 */
const FRONT_DOOR = String.raw`^apps/api/src/modules/[^/]+/[^/]+/[a-z-]*service\.ts$`;

const REGISTER = String.raw`^apps/api/src/modules/[^/]+/register\.ts$`;

/** The areas of the API in layers. Each may import those listed before it. */
export const AREA_ORDER: readonly string[] = [
  'site',
  'rewards',
  'accounts',
  'cards',
  'decks',
  'collection',
  'creators',
  'community',
  'tournaments',
  'meta',
  'staff',
];

/** Files below `apps/api/src/modules` that import a later area, with reasons. */
export const UPWARD_FILES: Readonly<Record<string, string>> = {
  'accounts/account/account-parts.ts':
    'Export and erasure name what every area keeps about a member, in the order of the file.',
  'cards/numbers/rewrite-decks.ts': 'A new card number is written into every deck.',
  'creators/contents/feed-routes.ts': 'The feed of an author has the name of the profile.',
  'decks/decks/deck-book-service.ts': 'A deck holds fan-made cards beside those of the catalogue.',
  'decks/lists/routes.ts': 'Lists of decks within reach count what is promised in trades.',
  'site/health/clean-up-jobs.ts': 'One job clears what has served its time in several areas.',
  'site/live/routes.ts': 'A listener must be allowed to read the deck, card or event.',
  'site/pages/describe-page.ts': 'The head of a page names the card, deck or member on it.',
  'tournaments/tournaments/moderate-tournament.ts': 'A hidden event counts no more.',
  'tournaments/tournaments/verify-tournament.ts': 'A verified event counts otherwise.',
};

/** All folders of the domain in layers. Each may import those listed before it. */
export const DOMAIN_ORDER: readonly string[] = [
  'accounts/access',
  'site/pages',
  'site/theme',
  'site/client-errors',
  'site/maintenance',
  'cards/daily-card',
  'decks/deck-id',
  'cards/catalogue',
  'creators/series',
  'collection/entries',
  'collection/trades',
  'rewards/mailbox',
  'filter',
  'filter-url',
  'query',
  'decks/deck',
  'decks/deck-code',
  'decks/deck-text',
  'decks/odds',
  'community/profile',
  'community/writing',
  'creators/contents',
  'rewards/exp',
  'site/ads',
  'tournaments',
  'meta',
];

/** Rules for the whole import graph. Each message says what to do instead. */
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
    'Apps and packages must run without scripts, tools, ops, demo, e2e and bench.',
    { path: '^(apps|packages)/', pathNot: TEST },
    { path: '^(scripts|tools|ops|demo|e2e|bench)/' },
  ),

  forbid(
    'domain-is-pure',
    'Domain holds pure rules: hand values in instead of importing.',
    { path: '^packages/domain/', pathNot: [TEST, TEST_SUPPORT] },
    { pathNot: '^packages/domain/' },
  ),
  ...DOMAIN_ORDER.slice(0, -1).map((folder, index) =>
    forbid(
      `domain-${folder.replace('/', '-')}-comes-before`,
      `Domain folders build on each other in the order ${DOMAIN_ORDER.join(', ')}.`,
      { path: `^packages/domain/src/${folder}/` },
      { path: `^packages/domain/src/(${DOMAIN_ORDER.slice(index + 1).join('|')})/` },
    ),
  ),
  forbid(
    'domain-ground-is-below',
    'Files outside the folders are what all folders stand on; of these they know only access.',
    { path: String.raw`^packages/domain/src/[^/]+$`, pathNot: [TEST, TEST_SUPPORT] },
    { path: '^packages/domain/src/[^/]+/', pathNot: '^packages/domain/src/accounts/access/' },
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
    'The first load carries no schema library: use messages and error codes, and endpoints as types only.',
    { path: '^apps/web/src/', pathNot: TEST },
    {
      path: '^packages/contract/',
      pathNot: String.raw`^packages/contract/src/((?:deck-)?messages|error-codes|api|endpoint)\.ts$`,
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
    'Features of two areas know nothing of each other: compose them in a page, or move what they share to decks, catalogue or lib.',
    { path: '^apps/web/src/features/([^/]+)/' },
    { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  ),
  forbid(
    'pages-never-meet',
    'Pages of two areas know nothing of each other: what both show is a feature.',
    { path: '^apps/web/src/pages/([^/]+)/' },
    {
      path: '^apps/web/src/pages/',
      pathNot: ['^apps/web/src/pages/$1/', '^apps/web/src/pages/[^/]+$'],
    },
  ),

  forbid(
    'writes-tell-what-was-earned',
    'What a write earned is told by lib/write, once and to the member who made it. The deck editor and stored awards have writes of their own.',
    {
      path: '^apps/web/src/',
      pathNot: ['^apps/web/src/(lib/(write|exp)|features/decks/editor/save)/', TEST],
    },
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
    { path: '^apps/api/src/modules/([^/]+/[^/]+)/', pathNot: TEST },
    {
      path: '^apps/api/src/modules/',
      pathNot: ['^apps/api/src/modules/$1/', FRONT_DOOR],
    },
  ),
  ...AREA_ORDER.slice(0, -1).map((area, index) =>
    forbid(
      `area-${area}-comes-before`,
      `Areas build on each other in the order ${AREA_ORDER.join(', ')}: hand in what a later one has, in app.ts.`,
      {
        path: `^apps/api/src/modules/${area}/`,
        pathNot: [
          TEST,
          '/testing/',
          ...Object.keys(UPWARD_FILES).map((file) => `^apps/api/src/modules/${file}$`),
        ],
      },
      { path: `^apps/api/src/modules/(${AREA_ORDER.slice(index + 1).join('|')})/` },
    ),
  ),
  forbid(
    'app-names-areas-only',
    'app.ts is the list of areas: a route stands in the register.ts of its area.',
    { path: String.raw`^apps/api/src/app\.ts$` },
    { path: '^apps/api/src/modules/', pathNot: [REGISTER, FRONT_DOOR] },
  ),
  forbid(
    'areas-register-in-app',
    'app.ts alone registers an area.',
    { path: '^apps/', pathNot: String.raw`^apps/api/src/app\.ts$` },
    { path: REGISTER },
  ),
  forbid(
    'areas-register-their-own',
    'The register.ts of an area registers the routes of that area; others are entered by their service.ts.',
    { path: String.raw`^apps/api/src/modules/([^/]+)/register\.ts$` },
    { path: '^apps/api/src/modules/', pathNot: ['^apps/api/src/modules/$1/', FRONT_DOOR] },
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
