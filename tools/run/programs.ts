/** Default size of each proof, and what the size counts. */
export const PROOF_SIZES: Record<string, [size: number, of: string]> = {
  'kill-rounds': [100, 'kills of an API under writes'],
  'claim-rounds': [20, 'rounds of fifty claims, each with a killed API'],
  'digest-rounds': [6, 'days with a worker killed among its mails'],
  'renumber-rounds': [100_000, 'decks that a renumbering rewrites while workers are killed'],
  'stream-rounds': [2000, 'phones that wait for a published round'],
  'collection-model': [1_000_000, 'edits on two devices of each member'],
  'desk-model': [100_000, 'commands of desks, judges and players'],
  'trade-races': [20, 'rounds of fifty writes to trades in a ring'],
  'bounded-work': [2000, 'text fields filled to their greatest length'],
  fuzz: [100_000, 'requests with one changed value'],
  'lock-pairs': [20, 'rounds of each pair of writes that lock a common table'],
  'report-crowd': [1980, 'players who report their matches at once'],
  'meta-coverage': [40, 'made worlds of matches'],
  'meta-recount': [200, 'events, corrected and taken back'],
  pairing: [1000, 'tournaments of 8 to 500 players'],
  properties: [100_000, 'searches'],
};

const runProof = (name: string): string =>
  `vitest run --project proofs --reporter verbose /${name}.proof.ts`;

/** Commands that share one npm script: `npm run prove -- kill-rounds`. */
export const PROGRAMS: Record<string, Record<string, string>> = {
  /** Generates files from other files. */
  generate: {
    docs: 'node tools/game-config-docs/main.ts',
    texts: 'node tools/translations/main.ts extract',
    sbom: 'node tools/sbom/main.ts',
  },
  /** Each is `<name>.proof.ts` beside the code that it proves. */
  prove: Object.fromEntries(Object.keys(PROOF_SIZES).map((name) => [name, runProof(name)])),
  /** Fills a database or the file store. */
  seed: {
    world: 'node demo/world/main.ts',
    people: 'node demo/people/main.ts',
    season: 'node demo/season/main.ts',
    faces: 'node demo/faces/main.ts',
    cosmetics: 'node demo/cosmetics/main.ts',
    decks: 'node bench/seed-decks.ts',
    members: 'node bench/seed-members.ts',
    traders: 'node bench/seed-traders.ts',
  },
  /** Occasional tasks of an operator. */
  ops: {
    services: 'node ops/commands/services.ts',
    events: 'node ops/commands/events.ts',
    invariants: 'node ops/commands/invariants.ts',
    'restore-drill': 'node ops/restore-drill/main.ts',
    alarms: 'node ops/alarms/main.ts',
  },
};
