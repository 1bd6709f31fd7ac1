import { z } from 'zod';

/**
 * The data file of a game's world. The generator itself is generic: it knows only series, types,
 * rarities, fields, grammar rules, partners, evolution lines and printings.
 */
const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const table = z.record(z.string(), z.number());
const condition = z.record(
  z.string(),
  z.union([
    z.array(scalar),
    z.strictObject({ min: z.number().optional(), max: z.number().optional() }),
  ]),
);
const weight = z.union([z.number(), z.strictObject({ by: z.string(), table })]);

const alternative = z.union([
  z.string(),
  z.strictObject({
    text: z.string(),
    weight: weight.optional(),
    power: z.number().optional(),
    if: condition.optional(),
    /** Notes for everything inside this phrase, such as its timing. */
    note: z.record(z.string(), scalar).optional(),
  }),
]);

const common = { set: z.string(), if: condition.optional() };
const fieldRule = z.union([
  z.strictObject({ ...common, draw: table }),
  z.strictObject({ ...common, by: z.string(), tables: z.record(z.string(), table) }),
  z.strictObject({
    ...common,
    linear: table,
    min: z.number().optional(),
    max: z.number().optional(),
    step: z.number().optional(),
  }),
  z.strictObject({ ...common, value: scalar }),
  z.strictObject({ ...common, copy: z.string() }),
  z.strictObject({ ...common, rule: z.string() }),
  z.strictObject({ ...common, traits: z.array(z.string()), count: table }),
  z.strictObject({ ...common, extract: z.string(), from: z.string() }),
  z.strictObject({
    ...common,
    moves: z.strictObject({
      count: table,
      energyBy: z.string(),
      energy: z.record(z.string(), table),
      damage: z.record(z.string(), table),
      neutral: z.string(),
      name: z.string(),
      longName: z.string(),
      effect: z.string(),
      effectShare: table,
      /** Attacks with less damage than this (by energy) need an effect. */
      dullBelow: table,
      payAs: z.record(z.string(), z.array(z.string())),
      bonusBy: z.strictObject({ field: z.string(), table }),
      suffix: table,
    }),
  }),
]);

const naming = z.strictObject({
  rule: z.string(),
  extended: z.string(),
  unique: z.enum(['world', 'series']),
  repeat: z.strictObject({ share: z.number(), types: z.array(z.string()) }).optional(),
  cast: z.boolean().optional(),
});

const cardType = z.strictObject({
  colorless: z.boolean().optional(),
  rarityless: z.boolean().optional(),
  /** Rules that run before naming; the other field rules run after it. */
  before: z.array(fieldRule).optional(),
  fields: z.array(fieldRule),
  name: naming,
  after: z.array(fieldRule).optional(),
});

const series = z.strictObject({
  code: z.string(),
  name: z.string(),
  product: z.string(),
  kind: z.string(),
  date: z.string(),
  released: z.boolean(),
  revealedDays: z.number().optional(),
  number: z.string().optional(),
  numberByType: z.record(z.string(), z.string()).optional(),
  colors: z.union([z.array(z.string()), table]),
  types: table,
  rarities: table,
  alternates: table,
  reprints: z
    .array(
      z.strictObject({
        rarity: z.string(),
        of: z.array(z.string()),
        count: z.number(),
        peak: z.number(),
        sameImage: z.number(),
      }),
    )
    .optional(),
  unpublished: z.number().optional(),
});

const written = z.strictObject({
  series: z.string(),
  match: condition,
  name: z.string().optional(),
  text: z.string().nullable().optional(),
  fields: z.record(z.string(), scalar).optional(),
});

const scaled = z.strictObject({
  like: z.string(),
  code: z.string(),
  from: z.number(),
  name: z.string(),
  product: z.string(),
  number: z.string().optional(),
  numberByType: z.record(z.string(), z.string()).optional(),
});

export const worldSchema = z.strictObject({
  gameid: z.string(),
  /** Seed of the demo cards; most games use the default. */
  seed: z.string().optional(),
  parts: z.array(z.string()),
  order: z.array(z.string()),
  typeOrder: z.array(z.string()),
  colorOrder: z.array(z.string()),
  rarityOrder: z.array(z.string()),
  rarityAffinity: z.record(
    z.string(),
    z.array(z.strictObject({ if: condition, weight: z.number() })),
  ),
  series: z.array(series).min(1),
  scale: z.strictObject({ everyDays: z.number(), cycle: z.array(scaled).min(1) }),
  types: z.record(z.string(), cardType),
  numbering: z.enum(['suffix', 'continue']),
  alternates: z.record(
    z.string(),
    z.strictObject({
      of: z.array(z.string().nullable()),
      rarity: z.string().nullable().optional(),
      suffix: z.string().optional(),
    }),
  ),
  alternateSuffix: z.string(),
  printing: z.array(fieldRule),
  prices: z
    .strictObject({
      medians: table,
      sigma: z.number(),
      missing: z.number(),
      grail: z.strictObject({ rarity: z.string(), price: z.number() }).optional(),
    })
    .nullable(),
  partners: z
    .strictObject({
      type: z.string(),
      field: z.string(),
      shareBy: z.string(),
      share: table,
      targets: z.array(z.strictObject({ type: z.string(), nameField: z.string() })),
      format: z.string(),
      traitShare: z.number(),
      traitFormat: z.string(),
      twoShare: z.number(),
      separator: z.string(),
    })
    .nullable(),
  lines: z
    .strictObject({
      type: z.string(),
      field: z.string(),
      stages: z.array(z.strictObject({ value: z.string(), share: z.number() })),
      from: z.string(),
      shared: z.array(fieldRule),
      key: z.array(z.string()),
    })
    .nullable(),
  casts: z
    .strictObject({
      size: z.number(),
      rule: z.string(),
      traits: z.array(z.string()),
      bySeries: z.record(
        z.string(),
        z.array(z.strictObject({ name: z.string(), color: z.string(), trait: z.string() })),
      ),
    })
    .nullable(),
  traits: z.record(
    z.string(),
    z.array(
      z.strictObject({
        name: z.string(),
        weight: z.number(),
        colors: z.array(z.string()).optional(),
        series: z.array(z.string()).optional(),
      }),
    ),
  ),
  written: z.array(written),
  retired: z.array(z.string()),
  rules: z.record(z.string(), z.array(alternative)),
});

export type World = z.infer<typeof worldSchema>;
export type SeriesPlan = World['series'][number];
export type FieldRule = z.infer<typeof fieldRule>;
export type MoveRule = Extract<FieldRule, { moves: unknown }>['moves'];
export type Alternative = z.infer<typeof alternative>;
export type Condition = z.infer<typeof condition>;
export type Table = z.infer<typeof table>;
export type Weight = z.infer<typeof weight>;

/**
 * Joins a game's plan with its parts (names, texts) and validates the result. Errors include the
 * path.
 */
export function parseWorld(plan: unknown, parts: readonly unknown[]): World {
  const merged = { ...z.record(z.string(), z.unknown()).parse(plan) };
  const rules: Record<string, unknown> = {};
  for (const part of [plan, ...parts]) {
    const { rules: own, ...rest } = z.record(z.string(), z.unknown()).parse(part);
    Object.assign(merged, rest);
    Object.assign(rules, own ?? {});
  }
  return worldSchema.parse({ ...merged, rules });
}
