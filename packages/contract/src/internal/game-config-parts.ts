import {
  DECK_ZONE_FIELDS,
  type BannedRestrictedCards,
  type BasicRule,
  type ChartDefinition,
  type CountColumn,
  type DeckRuleSet,
  type DeckZone,
  type EnergyChoice,
  type SideDeck,
  type StatsConfig,
} from '@deckframe/domain/game-config-deck';
import {
  EMPTY_OPTION,
  NOT_EMPTY_OPTION,
  type FilterDefinition,
} from '@deckframe/domain/game-config-filter';
import { z } from 'zod';

export const text = z.string().min(1);
export const count = z.int().min(0);
export const date = z.iso.date();
const optionValue = z.union([text, z.number()]);
const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const filterBase = {
  name: text.describe('What the filter is called.'),
  property: text.describe('The column that it acts on.'),
  uniqueName: text.optional().describe('Distinguishes two filters on one column.'),
  saved: z.boolean().optional().describe('Stored between visits as `{gameid}_filterValue_{name}`.'),
};

const rangeBase = {
  min: z.number().describe('Lower end of the control.'),
  max: z.number().describe('Upper end of the control.'),
};
const zeroIsNothing = z
  .boolean()
  .optional()
  .describe('A card whose value is 0 counts as one without a value.');

export const filterSchema = z.discriminatedUnion('type', [
  z.strictObject({
    ...filterBase,
    type: z.literal('OptionSet').describe('A choice of values.'),
    delimiters: z.array(text).optional().describe('Split the field by these before matching.'),
    includes: z
      .boolean()
      .optional()
      .describe('Match a value within the field instead of the whole field.'),
    special: z
      .array(z.enum([EMPTY_OPTION, NOT_EMPTY_OPTION]))
      .optional()
      .describe('Options for cards whose field is empty or not empty.'),
    countZeroesAsNull: zeroIsNothing,
    values: z
      .array(optionValue)
      .optional()
      .describe('The options; without it they are read from the cards.'),
    order: z.array(text).optional().describe('The order of the options, unless alphabetical.'),
    extractFrom: text.optional().describe('Column that the value is cut from.'),
    extractPattern: z
      .literal('setExtractPattern')
      .optional()
      .describe('Key of the config that holds the pattern to cut it by.'),
  }),
  z.strictObject({
    ...filterBase,
    type: z.literal('MultiRange').describe('From one whole number to another.'),
    ...rangeBase,
    openEnd: z
      .boolean()
      .optional()
      .describe('Each end of the control stands for everything beyond it too.'),
    countZeroesAsNull: zeroIsNothing,
  }),
  z.strictObject({
    ...filterBase,
    type: z.literal('Numbers').describe('From one number to another, in steps.'),
    ...rangeBase,
    step: z.number().positive().describe('Distance between two numbers of the control.'),
    countZeroesAsNull: zeroIsNothing,
  }),
  z.strictObject({
    ...filterBase,
    type: z.literal('Boolean').describe('A switch.'),
    validValues: z.array(fieldValue).optional().describe('Values that pass.'),
    invalidValues: z.array(fieldValue).optional().describe('Values that do not.'),
    neededValue: fieldValue.optional().describe('The value that the field must have.'),
    flag: z
      .string()
      .regex(/^[a-z]+$/)
      .optional()
      .describe('The word for it in the query language: `alt` is asked as `is:alt`.'),
  }),
]) satisfies z.ZodType<FilterDefinition>;

export const zoneSchema = z.strictObject({
  id: text.describe('Names the zone in files and addresses.'),
  name: text.describe('Its common name.'),
  field: z.enum(DECK_ZONE_FIELDS).describe('Column of a stored deck that holds its cards.'),
  size: count.nullable().describe('Cards of a complete zone; null for any number.'),
  maxCopies: count.nullable().describe('Copies of one card; null for any number.'),
  accepts: z
    .strictObject({
      column: text.describe('Column of the cards.'),
      values: z.array(text).min(1).describe('Its values that belong here.'),
    })
    .optional()
    .describe('Only these cards; by default all cards that no other zone accepts.'),
  notPlayed: z.boolean().optional().describe('A zone outside the game.'),
}) satisfies z.ZodType<DeckZone>;

const bannedRestricted = {
  banned: z.array(text).describe('Numbers of cards that no deck may have.'),
  restricted: z
    .array(
      z.strictObject({
        cardno: text.describe('Number of the card.'),
        maximum: count.describe('Copies that a deck may have.'),
      }),
    )
    .describe('Cards with a lower limit.'),
  mutuallyExclusive: z
    .array(z.array(text).min(2))
    .describe('Groups of cards of which a deck has at most one.'),
};

export const bannedRestrictedSchema = z.strictObject(
  bannedRestricted,
) satisfies z.ZodType<BannedRestrictedCards>;

export const ruleSetSchema = z.strictObject({
  id: text.describe('Names the set.'),
  name: text.describe('Its common name.'),
  from: date.describe('The day on which it begins.'),
  ...bannedRestricted,
}) satisfies z.ZodType<DeckRuleSet>;

export const sideDeckSchema = z.strictObject({
  name: text.describe('Its common name.'),
  size: count.describe('Its cards.'),
  column: text.optional().describe('Column of the cards that belong to it.'),
  values: z.array(text).optional().describe('Its values.'),
  maxCopies: count.nullable().optional().describe('Copies of one card; null for any number.'),
  implicit: z
    .boolean()
    .optional()
    .describe('The same for every deck, so it is not part of a list.'),
}) satisfies z.ZodType<SideDeck>;

export const countColumnSchema = z.strictObject({
  key: text.describe('The column.'),
  equal: text.describe('Its value.'),
  maximum: count.describe('Cards with it that a deck may have.'),
}) satisfies z.ZodType<CountColumn>;

export const basicRuleSchema = z.strictObject({
  column: text.describe('The column.'),
  value: text.describe('Its value for basic cards.'),
}) satisfies z.ZodType<BasicRule>;

export const energyChoiceSchema = z.strictObject({
  min: count.describe('How many at least.'),
  max: count.describe('How many at most.'),
  values: z.array(text).describe('The available options.'),
}) satisfies z.ZodType<EnergyChoice>;

export const chartSchema = z.strictObject({
  name: text.describe('Title of the chart.'),
  column: text.describe('The column counted.'),
  customRange: z.array(optionValue).optional().describe('Its bars.'),
  rangeStep: z.number().positive().optional().describe('Width of a bar, for larger numbers.'),
  maxValue: z.number().optional().describe('The end of the last bar.'),
  ignoreEmptyValues: z.boolean().optional().describe('Leave out cards without a value.'),
}) satisfies z.ZodType<ChartDefinition>;

export const statsSchema = z.strictObject({
  type: z.literal('resource-level').describe('A card can be played once its level is reached.'),
  levelColumn: text.describe('Column of the level.'),
  costColumn: text.describe('Column of the cost.'),
  customStats: z
    .array(
      z.strictObject({
        id: text.describe('Names the figure.'),
        turn: count.describe('The turn that it refers to.'),
        levels: z.array(z.number()).min(1).describe('Levels that can be played by then.'),
      }),
    )
    .describe('Chances to hold a card that can be played.'),
}) satisfies z.ZodType<StatsConfig>;
