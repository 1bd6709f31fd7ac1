import type { CatalogueRow } from '../../cards/catalogue/catalogue-row.ts';
import type { GameConfig } from '../../game-config.ts';
import { createCardBook } from './card-book.ts';
import { type DeckConfig, type DeckRules, createDeckRules } from './deck-rules.ts';

type SceneConfig = DeckConfig &
  Pick<
    GameConfig,
    | 'cardsDrawnPerTurn'
    | 'firstTurnDraws'
    | 'hasMulligan'
    | 'lifeFromDeck'
    | 'mulliganType'
    | 'openingHandHasBasic'
    | 'startingHandCount'
    | 'totalLifePoints'
  >;

const NOTHING_BARRED = { banned: [], restricted: [], mutuallyExclusive: [] };

/** A small game with every kind of zone and rule. */
export const SCENE_CONFIG: SceneConfig = {
  gameid: 'gundam',
  cardName_column: 'name',
  cardColor_column: 'color',
  cardColor_delimiter: '|',
  cardOriginalId_column: 'originalid',
  cardType_column: 'type',
  rarity_column: 'rarity',
  copyLimit_column: 'originalid',
  maximumCardsPerDeck: 20,
  maximumColorsPerDeck: 2,
  gameColors: ['Blue', 'Red', 'Green'].map((name) => ({ name, value: name, code: `#${name}` })),
  series: {
    'S-': { name: 'Short', released: true, releaseDate: '2026-01-01' },
    'S-X': { name: 'Longer', released: true, releaseDate: '2026-01-01' },
    'N-': { name: 'Not yet', released: false, expectedDate: '2027-01-01' },
  },
  zones: [
    {
      id: 'leader',
      name: 'Leader',
      field: 'decklist_content',
      size: 1,
      maxCopies: 1,
      accepts: { column: 'type', values: ['LEADER'] },
    },
    { id: 'main', name: 'Main deck', field: 'decklist_content', size: 20, maxCopies: 4 },
    {
      id: 'resource',
      name: 'Resource deck',
      field: 'resourcedeck',
      size: 2,
      maxCopies: null,
      accepts: { column: 'type', values: ['RESOURCE'] },
    },
    {
      id: 'sidedeck',
      name: 'Side deck',
      field: 'sidedeck',
      size: null,
      maxCopies: null,
      notPlayed: true,
    },
    {
      id: 'considering',
      name: 'Considering',
      field: 'considering',
      size: null,
      maxCopies: null,
      notPlayed: true,
    },
  ],
  bannedRestrictedCards: NOTHING_BARRED,
  ruleSets: [
    { id: 'base', name: 'Base', from: '2026-01-01', ...NOTHING_BARRED },
    {
      id: 'autumn',
      name: 'Autumn',
      from: '2026-10-01',
      banned: ['S-009'],
      restricted: [{ cardno: 'S-002', maximum: 2 }],
      mutuallyExclusive: [
        ['S-003', 'S-004'],
        ['S-005', 'S-006', 'S-007'],
      ],
    },
  ],
  hasLeader: true,
  leader_column: 'type',
  leader_value: 'LEADER',
  leaderColorRule: 'subset',
  deckbuilderCountColumns: [{ key: 'trigger', equal: 'Final', maximum: 4 }],
  minimumBasicCards: 1,
  basicRule: { column: 'stage', value: 'Basic' },
  deckSeparators: ['UNIT', 'EVENT'],
  deckSeparators_column: 'type',
  ignoredSeparators: ['RESOURCE', 'TOKEN'],
  'archetype-max': 2,
  'archetype-min-cards': 3,
  charts: [
    { name: 'Level', column: 'level', customRange: [1, 2, 3] },
    { name: 'Power', column: 'power', rangeStep: 1000, maxValue: 3000, ignoreEmptyValues: true },
  ],
  statsConfig: {
    type: 'resource-level',
    levelColumn: 'level',
    costColumn: 'cost',
    customStats: [
      { id: 'turn1-playable', turn: 1, levels: [1] },
      { id: 'turn2-playable', turn: 2, levels: [1, 2] },
    ],
  },
  'custom-ordering-list': { rarity: ['R', 'C'] },
  startingHandCount: 5,
  cardsDrawnPerTurn: 1,
  firstTurnDraws: [0, 1],
  hasMulligan: true,
  mulliganType: 'draw-shuffle',
  totalLifePoints: 'leader.life',
  lifeFromDeck: true,
};

const unit = (cardno: string, more: CatalogueRow = {}): CatalogueRow => ({
  cardno,
  originalid: cardno,
  name: `Card ${cardno}`,
  type: 'UNIT',
  color: 'Blue',
  rarity: 'C',
  level: 1,
  cost: 1,
  power: 1000,
  stage: 'Basic',
  marketprice: 0.25,
  mainalternate: true,
  ...more,
});

export const SCENE_CARDS: readonly CatalogueRow[] = [
  unit('S-001', { name: 'Àlpha Ⅱ' }),
  unit('S-001_p1', { name: 'Àlpha Ⅱ', originalid: 'S-001', mainalternate: false, rarity: 'R' }),
  unit('S-002', { name: 'Beta', level: 2, color: 'Red' }),
  unit('S-003', { level: 3, color: 'Blue|Red' }),
  unit('S-004', { level: 3, cost: 2 }),
  unit('S-005', { level: 9, power: 9000, marketprice: null }),
  unit('S-006', { type: 'EVENT', level: null, power: null, stage: null }),
  unit('S-007', { color: 'Green' }),
  unit('S-008', { trigger: 'Final' }),
  unit('S-009', { name: 'Xeno Blade' }),
  unit('S-X01', { name: 'Twin' }),
  unit('S-X02', { name: 'Twin' }),
  unit('N-001'),
  unit('L-001', { name: 'Captain', type: 'LEADER', color: 'Blue|Red', life: 3, stage: null }),
  unit('R-001', { name: 'Ore', type: 'RESOURCE', color: null, stage: null }),
  unit('T-001', { name: 'Drone', type: 'TOKEN' }),
];

export const SCENE_BOOK = createCardBook(SCENE_CARDS, SCENE_CONFIG);

export function createSceneRules(today: string): DeckRules & { readonly config: SceneConfig } {
  return { ...createDeckRules(SCENE_CONFIG, SCENE_BOOK.findCard, today), config: SCENE_CONFIG };
}

export const SCENE_RULES = createSceneRules('2026-09-30');
