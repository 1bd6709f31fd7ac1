import {
  FEATURE_IDS,
  FEATURE_STATES,
  type GameConfig,
  type PublicGameConfig,
} from '@deckframe/domain/game-config';
import { GAME_IDS } from '@deckframe/domain/game-ids';
import { isHexColor, isThemeColor } from '@deckframe/domain/theme/theme-color';
import { z } from 'zod';
import { findDisagreements } from './internal/game-config-agreement.ts';
import {
  bannedRestrictedSchema,
  basicRuleSchema,
  chartSchema,
  count,
  countColumnSchema,
  date,
  energyChoiceSchema,
  filterSchema,
  ruleSetSchema,
  sideDeckSchema,
  statsSchema,
  text,
  zoneSchema,
} from './internal/game-config-parts.ts';

const columnName = z.string().regex(/^[a-z][a-z0-9_]*$/, 'must be a column name');
const columnNames = z.array(columnName);
const webAddress = z.url({ protocol: /^https$/ });
const pagePath = z.string().regex(/^\/[a-z0-9/-]*$/, 'must be a page such as /data-protection');

const shape = {
  gameid: z.enum(GAME_IDS),
  gamename: text,
  startUrl: z.literal('/v3'),
  cards_table: columnName,
  decklists_table: columnName,
  mainThemeColor: z.string().refine(isThemeColor, 'must be #rrggbb with a chroma of at least .04'),

  cardId_column: columnName,
  cardName_column: columnName,
  cardFront_column: columnName,
  cardFront_template: z.string().regex(/^\/.*\{width\}.*\{image\}/, 'needs {width} and {image}'),
  cardFront_widths: z.array(z.int().positive()).min(1),
  formatedCardNo_column: columnName,
  series_column: columnName,
  cardOriginalId_column: columnName,
  cardPower_column: columnName,
  cardColor_column: columnName,
  cardColor_delimiter: text.optional(),
  cardTraits_column: columnName,
  cardTraits_delimiter: text.default('|'),
  cardCost_column: columnName.optional(),
  cardType_column: columnName,
  rarity_column: columnName,
  published_column: columnName,
  alternate_matching_column: columnName,
  'alternate-extra-search-columns': columnNames.optional(),
  minimumCachingColumns: columnNames.min(1),

  series: z.record(
    text,
    z.strictObject({
      name: text,
      released: z.boolean(),
      releaseDate: date.optional(),
      expectedDate: date.optional(),
    }),
  ),
  seriesLoadedAtStart: text,
  pickAndSelectSeries: z.boolean(),
  seriesIncludes: z.boolean(),
  wildcardSeries: text.nullable(),
  singleSeriesDeck: z.boolean().optional(),
  setExtractPattern: text.optional(),
  setOrderingColumn: columnName.optional(),

  textFilterColumns: columnNames,
  filters: z.array(filterSchema),
  'ordering-list': z.array(
    z.strictObject({
      'ordering-column': columnName,
      'ordering-type': z.enum(['int', 'float', 'string']),
      'custom-ordering': text.optional(),
      label: text,
    }),
  ),
  'custom-ordering-list': z.record(columnName, z.array(text)).optional(),
  gameColors: z.array(
    z.strictObject({
      name: text,
      value: text,
      code: z.string().refine(isHexColor, 'must be #rrggbb'),
    }),
  ),
  query: z.record(z.string().regex(/^[a-z]+$/), columnName),
  labels: z.record(columnName, text),

  maximumCardsPerDeck: count,
  maximumUniqueCardPerDeck: count,
  copyLimit_column: columnName,
  maximumColorsPerDeck: count.optional(),
  minimumBasicCards: count.optional(),
  basicRule: basicRuleSchema.optional(),
  energyChoice: energyChoiceSchema.optional(),
  sideDecks: z.array(sideDeckSchema),
  deckbuilderCountColumns: z.array(countColumnSchema).optional(),
  bannedRestrictedCards: bannedRestrictedSchema,
  zones: z.array(zoneSchema).min(1),
  ruleSets: z.array(ruleSetSchema).min(1),
  hasLeader: z.boolean(),
  leader_column: columnName.optional(),
  leader_value: text.nullable(),
  leaderCount: count.optional(),
  leaderColorRule: z.literal('subset').optional(),
  leaderCountsInDeck: z.boolean().optional(),

  startingHandCount: count,
  cardsDrawnPerTurn: count,
  hasMulligan: z.boolean(),
  mulliganSize: count.optional(),
  mulliganType: z.literal('draw-shuffle').optional(),
  totalLifePoints: z.union([count, z.templateLiteral(['leader.', text])]),

  deckSeparators: z.array(text),
  deckSeparators_column: columnName,
  ignoredSeparators: z.array(text),
  selectableItems: z.array(text),
  'max-selectable-items': count,
  'archetype-max': count,
  'archetype-min-cards': count,
  archetypesRarity: z.array(text),
  exportFormats: z.array(z.enum(['default', 'standard', 'limitless'])).min(1),
  charts: z.array(chartSchema),
  statsConfig: statsSchema,

  keywordTagDescriptions: z.record(text, text),
  editorColumnOptions: z
    .object({ published: z.tuple([z.literal(0), z.literal(1)]) })
    .catchall(z.array(z.union([text, z.number()]))),

  features: z.strictObject(
    Object.fromEntries(FEATURE_IDS.map((id) => [id, z.enum(FEATURE_STATES)])) as Record<
      (typeof FEATURE_IDS)[number],
      z.ZodEnum<{ live: 'live'; comingSoon: 'comingSoon'; hidden: 'hidden' }>
    >,
  ),
  links: z.strictObject({ support: webAddress, chat: webAddress, reportBug: webAddress }),
  footerLinks: z.array(z.strictObject({ label: text, url: z.union([webAddress, pagePath]) })),
};

/** The file `games/{game}/game-config.json`: unknown keys refused, parts in agreement. */
export const gameConfigSchema = z.strictObject(shape).superRefine((config, context) => {
  for (const { path, message } of findDisagreements(config)) {
    context.addIssue({ code: 'custom', path, message });
  }
}) satisfies z.ZodType<GameConfig>;

/** The answer of `/v3/{game}/config/game-config.json`: the file and the state of the lock. */
export const publicGameConfigSchema = z.strictObject({
  ...shape,
  maintenanceLocked: z.boolean(),
  maintenanceMessage: z.string().nullable(),
}) satisfies z.ZodType<PublicGameConfig>;
