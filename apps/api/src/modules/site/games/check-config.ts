import type { FieldFault } from '@deckframe/contract/problem';
import type { Database } from '@deckframe/database/db';
import { listCatalogueColumns } from '@deckframe/domain/cards/catalogue/catalogue-row';
import { decodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import type { FeatureId, GameConfig } from '@deckframe/domain/game-config';
import {
  findPrefixesInUse,
  findUnknownCards,
  findUnknownColumns,
  findUnlistedDecks,
  hasDecksWith,
} from './queries.ts';

/** Without them nobody could undo the change. */
const NEEDED_FEATURES: readonly FeatureId[] = ['adminPanel', 'login'];

type Named = { path: string; value: string };

/** Returns what a valid config would break in stored cards, decks or the console. */
export async function checkAgainstData(
  db: Database,
  before: GameConfig,
  after: GameConfig,
): Promise<FieldFault[]> {
  return [
    ...NEEDED_FEATURES.filter((id) => after.features[id] !== 'live').map((id) => ({
      path: `/features/${id}`,
      message: 'must stay live: without it nobody could change this again',
    })),
    ...(await checkColumns(db, before, after)),
    ...(await checkSeries(db, before, after)),
    ...(await checkZones(db, before, after)),
    ...(await checkCards(db, before, after)),
    ...(await checkHomeDecks(db, before, after)),
  ];
}

async function checkColumns(db: Database, before: GameConfig, after: GameConfig) {
  const known = new Set(listCatalogueColumns(before));
  const added = listCatalogueColumns(after).filter((column) => !known.has(column));
  const unknown = await findUnknownColumns(db, after.gameid, added);
  return unknown.map((column) => ({
    path: '/minimumCachingColumns',
    message: `no card has the column "${column}"`,
  }));
}

async function checkSeries(db: Database, before: GameConfig, after: GameConfig) {
  const gone = Object.keys(before.series).filter((code) => !Object.hasOwn(after.series, code));
  const used = await findPrefixesInUse(db, after.gameid, gone);
  return used.map((code) => ({
    path: '/series',
    message: `"${code}" has published cards and cannot go`,
  }));
}

async function checkZones(db: Database, before: GameConfig, after: GameConfig) {
  const stays = new Set(after.zones.map(({ field }) => field));
  const gone = new Set(before.zones.map(({ field }) => field).filter((field) => !stays.has(field)));
  const faults: FieldFault[] = [];
  for (const field of gone) {
    if (!(await hasDecksWith(db, after.gameid, field))) continue;
    faults.push({
      path: '/zones',
      message: `decks have cards in ${field}, so a zone must show it`,
    });
  }
  return faults;
}

async function checkCards(db: Database, before: GameConfig, after: GameConfig) {
  const known = new Set(listNamedCards(before).map(({ value }) => value));
  const added = listNamedCards(after).filter(({ value }) => !known.has(value));
  const unknown = await findUnknownCards(db, after.gameid, valuesOf(added));
  return toFaults(added, unknown, (card) => `there is no card "${card}"`);
}

async function checkHomeDecks(db: Database, before: GameConfig, after: GameConfig) {
  const known = new Set(before.homeDecks);
  const added = (after.homeDecks ?? [])
    .map((value, at) => ({ path: `/homeDecks/${at}`, value }))
    .filter(({ value }) => !known.has(value));
  const rows = new Map(added.map(({ value }) => [value, decodeDeckId(value)]));
  const ids = [...rows.values()].filter((id) => id !== undefined);
  const unlisted = new Set(await findUnlistedDecks(db, after.gameid, ids));
  const wrong = valuesOf(added).filter((value) => {
    const id = rows.get(value);
    return id === undefined || unlisted.has(id);
  });
  return toFaults(added, wrong, (deck) => `"${deck}" is no public deck of this game`);
}

/** Lists cards named by a config with their paths. */
function listNamedCards(config: GameConfig): Named[] {
  const limits = [
    { at: '/bannedRestrictedCards', ...config.bannedRestrictedCards },
    ...config.ruleSets.map((set, at) => ({ at: `/ruleSets/${at}`, ...set })),
  ];
  const limited = limits.flatMap(({ at, banned, restricted, mutuallyExclusive }) => [
    ...banned.map((value, place) => ({ path: `${at}/banned/${place}`, value })),
    ...restricted.map(({ cardno }, place) => ({
      path: `${at}/restricted/${place}/cardno`,
      value: cardno,
    })),
    ...mutuallyExclusive.flatMap((group, place) =>
      group.map((value) => ({ path: `${at}/mutuallyExclusive/${place}`, value })),
    ),
  ]);
  const archetypes = Object.entries(config.archetypes ?? {}).flatMap(([key, { icon, cards }]) => [
    { path: `/archetypes/${key}/icon`, value: icon },
    ...cards.map((value, place) => ({ path: `/archetypes/${key}/cards/${place}`, value })),
  ]);
  return [...limited, ...archetypes];
}

const valuesOf = (named: readonly Named[]): string[] => [
  ...new Set(named.map(({ value }) => value)),
];

function toFaults(
  named: readonly Named[],
  wrong: readonly string[],
  say: (value: string) => string,
): FieldFault[] {
  return named
    .filter(({ value }) => wrong.includes(value))
    .map(({ path, value }) => ({ path, message: say(value) }));
}
