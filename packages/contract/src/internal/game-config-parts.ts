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
  name: text,
  property: text,
  uniqueName: text.optional(),
  saved: z.boolean().optional(),
};

export const filterSchema = z.discriminatedUnion('type', [
  z.strictObject({
    ...filterBase,
    type: z.literal('OptionSet'),
    delimiters: z.array(text).optional(),
    includes: z.boolean().optional(),
    special: z.array(z.enum([EMPTY_OPTION, NOT_EMPTY_OPTION])).optional(),
    countZeroesAsNull: z.boolean().optional(),
    values: z.array(optionValue).optional(),
    order: z.array(text).optional(),
    extractFrom: text.optional(),
    extractPattern: z.literal('setExtractPattern').optional(),
  }),
  z.strictObject({
    ...filterBase,
    type: z.literal('MultiRange'),
    min: z.number(),
    max: z.number(),
    openEnd: z.boolean().optional(),
    countZeroesAsNull: z.boolean().optional(),
  }),
  z.strictObject({
    ...filterBase,
    type: z.literal('Numbers'),
    min: z.number(),
    max: z.number(),
    step: z.number().positive(),
    countZeroesAsNull: z.boolean().optional(),
  }),
  z.strictObject({
    ...filterBase,
    type: z.literal('Boolean'),
    validValues: z.array(fieldValue).optional(),
    invalidValues: z.array(fieldValue).optional(),
    neededValue: fieldValue.optional(),
  }),
]) satisfies z.ZodType<FilterDefinition>;

export const zoneSchema = z.strictObject({
  id: text,
  name: text,
  field: z.enum(DECK_ZONE_FIELDS),
  size: count.nullable(),
  maxCopies: count.nullable(),
  accepts: z.strictObject({ column: text, values: z.array(text).min(1) }).optional(),
  notPlayed: z.boolean().optional(),
}) satisfies z.ZodType<DeckZone>;

const bannedRestricted = {
  banned: z.array(text),
  restricted: z.array(z.strictObject({ cardno: text, maximum: count })),
  mutuallyExclusive: z.array(z.array(text).min(2)),
};

export const bannedRestrictedSchema = z.strictObject(
  bannedRestricted,
) satisfies z.ZodType<BannedRestrictedCards>;

export const ruleSetSchema = z.strictObject({
  id: text,
  name: text,
  from: date,
  ...bannedRestricted,
}) satisfies z.ZodType<DeckRuleSet>;

export const sideDeckSchema = z.strictObject({
  name: text,
  size: count,
  column: text.optional(),
  values: z.array(text).optional(),
  maxCopies: count.nullable().optional(),
  implicit: z.boolean().optional(),
}) satisfies z.ZodType<SideDeck>;

export const countColumnSchema = z.strictObject({
  key: text,
  equal: text,
  maximum: count,
}) satisfies z.ZodType<CountColumn>;

export const basicRuleSchema = z.strictObject({
  column: text,
  value: text,
}) satisfies z.ZodType<BasicRule>;

export const energyChoiceSchema = z.strictObject({
  min: count,
  max: count,
  values: z.array(text),
}) satisfies z.ZodType<EnergyChoice>;

export const chartSchema = z.strictObject({
  name: text,
  column: text,
  customRange: z.array(optionValue).optional(),
  rangeStep: z.number().positive().optional(),
  maxValue: z.number().optional(),
  ignoreEmptyValues: z.boolean().optional(),
}) satisfies z.ZodType<ChartDefinition>;

export const statsSchema = z.strictObject({
  type: z.literal('resource-level'),
  levelColumn: text,
  costColumn: text,
  customStats: z.array(
    z.strictObject({
      id: text,
      turn: count,
      levels: z.array(z.number()).min(1),
      cardsSeen: z.tuple([count, count]),
    }),
  ),
}) satisfies z.ZodType<StatsConfig>;
