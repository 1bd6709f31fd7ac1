/** Commands that share one name in package.json: `npm run prove -- kill-rounds`. */
export const PROGRAMS: Record<string, Record<string, string>> = {
  /** Writes files that follow from others. */
  generate: {
    api: 'node tools/openapi-types/generate.ts',
    docs: 'node tools/game-config-docs/main.ts',
    texts: 'node tools/translations/main.ts extract',
    sbom: 'node tools/sbom/main.ts',
  },
  /** Tries for minutes or hours what a test tries for a second. */
  prove: {
    'kill-rounds': 'node scripts/kill-rounds/main.ts',
    'claim-rounds': 'node scripts/claim-rounds/main.ts',
    'digest-rounds': 'node scripts/digest-rounds/main.ts',
    'renumber-rounds': 'node scripts/renumber-rounds/main.ts',
    'trade-races': 'vitest run apps/api/src/flows/trade-races.test.ts',
    'meta-coverage': 'node scripts/meta-coverage/main.ts',
    'meta-recount': 'node scripts/meta-recount/main.ts',
    pairing: 'node scripts/pairing-proof/main.ts',
    'collection-model': 'node scripts/collection-model/main.ts',
    'stream-rounds': 'node scripts/stream-rounds/main.ts',
    'desk-model': 'node scripts/desk-model/main.ts',
    properties: 'vitest run games/card-search.test.ts',
  },
  /** Fills a database or the file store. */
  seed: {
    world: 'node demo/world/main.ts',
    season: 'node demo/season/main.ts',
    faces: 'node demo/faces/main.ts',
    cosmetics: 'node demo/cosmetics/main.ts',
    decks: 'node bench/seed-decks.ts',
    members: 'node bench/seed-members.ts',
    traders: 'node bench/seed-traders.ts',
  },
  /** What an operator starts now and then. */
  ops: {
    services: 'node scripts/services/main.ts',
    events: 'node ops/commands/events.ts',
    invariants: 'node ops/commands/invariants.ts',
    'restore-drill': 'node ops/restore-drill/main.ts',
    alarms: 'node ops/alarms/main.ts',
  },
};

/** Large sizes, for the programs that run as tests. */
export const LARGE: Record<string, Record<string, string>> = {
  'trade-races': { TRADE_ROUNDS: '20' },
  properties: { PROPERTY_RUNS: '100000' },
};
