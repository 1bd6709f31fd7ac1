import type { GameConfig } from '@deckframe/domain/game-config';

/** Two parts of a config that contradict each other. */
export interface Disagreement {
  path: (string | number)[];
  message: string;
}

/** Finds contradictions between parts of a config, which the schema of single fields cannot see. */
export function findDisagreements(config: GameConfig): Disagreement[] {
  return [
    ...tableNames(config),
    ...deckLimits(config),
    ...columns(config),
    ...filters(config),
    ...orderings(config),
    ...series(config),
    ...separators(config),
    ...ruleSets(config),
    ...leader(config),
    ...setUp(config),
  ];
}

function tableNames({ gameid, cards_table, decklists_table }: GameConfig): Disagreement[] {
  return [
    ...when(cards_table !== `${gameid}_cards`, ['cards_table'], `must be ${gameid}_cards`),
    ...when(
      decklists_table !== `${gameid}_decklists`,
      ['decklists_table'],
      `must be ${gameid}_decklists`,
    ),
  ];
}

function deckLimits(config: GameConfig): Disagreement[] {
  const main = config.zones.filter((zone) => zone.field === 'decklist_content');
  const size = main.reduce((sum, zone) => sum + (zone.size ?? 0), 0);
  const leaders = config.hasLeader && config.leaderCountsInDeck !== true ? config.leaderCount : 0;
  const ids = config.zones.map((zone) => zone.id);
  return [
    ...when(
      size - (leaders ?? 0) !== config.maximumCardsPerDeck,
      ['maximumCardsPerDeck'],
      `is ${config.maximumCardsPerDeck}, but the zones of decklist_content hold ${size}`,
    ),
    ...when(
      !main.some((zone) => zone.maxCopies === config.maximumUniqueCardPerDeck),
      ['maximumUniqueCardPerDeck'],
      `is ${config.maximumUniqueCardPerDeck}, but no zone of decklist_content says so`,
    ),
    ...when(new Set(ids).size !== ids.length, ['zones'], 'must not repeat an id'),
  ];
}

function columns(config: GameConfig): Disagreement[] {
  const cached = new Set(config.minimumCachingColumns);
  const named: [string, string | undefined][] = [
    ['cardId_column', config.cardId_column],
    ['cardName_column', config.cardName_column],
    ['cardFront_column', config.cardFront_column],
    ['formatedCardNo_column', config.formatedCardNo_column],
    ['series_column', config.series_column],
    ['cardOriginalId_column', config.cardOriginalId_column],
    ['cardPower_column', config.cardPower_column],
    ['cardColor_column', config.cardColor_column],
    ['cardTraits_column', config.cardTraits_column],
    ['cardCost_column', config.cardCost_column],
    ['cardType_column', config.cardType_column],
    ['rarity_column', config.rarity_column],
    ['alternate_matching_column', config.alternate_matching_column],
    ['copyLimit_column', config.copyLimit_column],
    ['deckSeparators_column', config.deckSeparators_column],
    ['leader_column', config.leader_column],
    ['setOrderingColumn', config.setOrderingColumn],
    ...config.textFilterColumns.map((name): [string, string] => ['textFilterColumns', name]),
    ...config.filters.map((filter): [string, string] => ['filters', filter.property]),
    ...config.charts.map((chart): [string, string] => ['charts', chart.column]),
    ...config['ordering-list'].map((entry): [string, string] => [
      'ordering-list',
      entry['ordering-column'],
    ]),
    ...Object.entries(config.query).map(([key, name]): [string, string] => [`query.${key}`, name]),
    ...Object.keys(config.labels).map((name): [string, string] => ['labels', name]),
    ...Object.keys(config.substituteWeights ?? {}).map((name): [string, string] => [
      'substituteWeights',
      name,
    ]),
    ...config.zones.map((zone): [string, string | undefined] => ['zones', zone.accepts?.column]),
  ];
  return named.flatMap(([key, name]) =>
    when(
      name !== undefined && !cached.has(name),
      key.split('.'),
      `names the column "${name}", which minimumCachingColumns lacks`,
    ),
  );
}

function filters(config: GameConfig): Disagreement[] {
  const keys = config.filters.map((filter) => filter.uniqueName ?? filter.property);
  return config.filters.flatMap((filter, index) => [
    ...when(
      keys.indexOf(keys[index] ?? '') !== index,
      ['filters', index],
      `repeats the key "${keys[index]}"; give it a uniqueName`,
    ),
    ...when(
      'min' in filter && filter.min >= filter.max,
      ['filters', index],
      `"${filter.name}" needs min below max`,
    ),
    ...when(
      filter.type === 'OptionSet' &&
        filter.extractPattern !== undefined &&
        config[filter.extractPattern] === undefined,
      ['filters', index],
      `"${filter.name}" extracts by a pattern that the config lacks`,
    ),
  ]);
}

function orderings(config: GameConfig): Disagreement[] {
  const lists = config['custom-ordering-list'] ?? {};
  return config['ordering-list'].flatMap((entry, index) => {
    const name = entry['custom-ordering'];
    return when(
      name !== undefined && !Object.hasOwn(lists, name),
      ['ordering-list', index],
      `custom-ordering "${name}" is not in custom-ordering-list`,
    );
  });
}

function series(config: GameConfig): Disagreement[] {
  return [
    ...Object.entries(config.series).flatMap(([prefix, entry]) =>
      when(
        !entry.released && entry.expectedDate === undefined,
        ['series', prefix],
        'is unreleased and needs an expectedDate',
      ),
    ),
    ...when(
      config.wildcardSeries !== null && !Object.hasOwn(config.series, config.wildcardSeries),
      ['wildcardSeries'],
      'must be a prefix in series',
    ),
  ];
}

function separators(config: GameConfig): Disagreement[] {
  const ignored = config.deckSeparators.filter((name) => config.ignoredSeparators.includes(name));
  return when(ignored.length > 0, ['ignoredSeparators'], `also lists ${ignored.join(', ')}`);
}

function ruleSets({ ruleSets: sets }: GameConfig): Disagreement[] {
  return sets.flatMap((set, index) => {
    const previous = sets[index - 1];
    return when(
      previous !== undefined && previous.from >= set.from,
      ['ruleSets', index],
      'must begin after the rule set before it',
    );
  });
}

function leader(config: GameConfig): Disagreement[] {
  const complete = config.leader_value !== null && config.leader_column !== undefined;
  return when(config.hasLeader && !complete, ['hasLeader'], 'needs leader_column and leader_value');
}

function setUp({ openingHandHasBasic, basicRule }: GameConfig): Disagreement[] {
  const unknown = openingHandHasBasic === true && basicRule === undefined;
  return when(unknown, ['openingHandHasBasic'], 'needs basicRule');
}

function when(wrong: boolean, path: (string | number)[], message: string): Disagreement[] {
  return wrong ? [{ path, message }] : [];
}
