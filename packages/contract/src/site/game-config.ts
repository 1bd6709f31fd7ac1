import type { GameConfig, PublicGameConfig } from '@deckframe/domain/game-config';
import { z } from 'zod';
import { columnKeys } from '../internal/game-config/column-keys.ts';
import { deckKeys } from '../internal/game-config/deck-keys.ts';
import { identityKeys, productKeys, seriesKeys } from '../internal/game-config/product-keys.ts';
import { searchKeys } from '../internal/game-config/search-keys.ts';
import { findDisagreements } from '../internal/game-config-agreement.ts';
import { versionNumber } from '../params.ts';
import { isStorable, text } from '../text.ts';

const CONFIG_NOTE_MAX = 300;

/** Number of versions in the console. */
export const CONFIG_VERSIONS_SHOWN = 30;

const configObject = z.record(text(64), z.unknown());

const configVersion = z.strictObject({
  version: z.int(),
  author: z.string().nullable().meta({ description: 'Null for "Deleted user"' }),
  note: z.string(),
  changed: z.array(z.string()).meta({ description: 'The keys that it changed' }),
  restoredFrom: z
    .int()
    .nullable()
    .meta({ description: 'The version whose content it brought back' }),
  at: z.string(),
});

export const configState = z
  .strictObject({
    game: z.string(),
    version: z.int().meta({ description: 'The current version; 0 is the file of the game' }),
    config: configObject,
    file: configObject.meta({ description: 'The file of the game: the default and the reference' }),
    versions: z.array(configVersion),
  })
  .meta({ id: 'GameConfigState' });

export const versionParams = z.strictObject({
  game: text(32),
  version: z.coerce.number<number | string>().int().min(0).max(1_000_000),
});

export const storedConfig = z
  .strictObject({ version: z.int(), config: configObject })
  .meta({ id: 'StoredGameConfig' });

export const configSave = z
  .strictObject({
    config: configObject,
    basedOn: versionNumber.meta({ description: 'The version that this change was made from' }),
    note: text(CONFIG_NOTE_MAX),
    restoredFrom: versionNumber.nullable(),
    checkOnly: z.boolean().optional().meta({ description: 'Validate without saving' }),
  })
  .meta({ id: 'GameConfigSave' });

export const savedConfig = z
  .strictObject({ version: z.int(), changed: z.array(z.string()) })
  .meta({ id: 'SavedGameConfig' });

/** The chapters of the config as JSON schemas. The console builds its forms from them. */
export const configSchemas = z
  .strictObject({
    chapters: z.array(z.strictObject({ title: z.string(), schema: configObject })),
  })
  .meta({ id: 'GameConfigSchemas' });

export type ConfigState = z.infer<typeof configState>;

export type ConfigSave = z.infer<typeof configSave>;

const shape = {
  ...identityKeys,
  ...columnKeys,
  ...seriesKeys,
  ...searchKeys,
  ...deckKeys,
  ...productKeys,
};

/** The chapters of `docs/game-config.md`. */
export const GAME_CONFIG_CHAPTERS = {
  'The game': z.strictObject(identityKeys),
  'Card columns and pictures': z.strictObject(columnKeys),
  Series: z.strictObject(seriesKeys),
  'Search, filters and order': z.strictObject(searchKeys),
  Decks: z.strictObject(deckKeys),
  'The product': z.strictObject(productKeys),
} as const;

/** The file `games/{game}/game-config.json`. Refuses unknown keys and contradictory parts. */
export const gameConfigSchema = z.strictObject(shape).superRefine((config, context) => {
  for (const path of findUnstorable(config)) {
    context.addIssue({
      code: 'custom',
      path,
      message: 'must not contain NUL or broken characters',
    });
  }
  for (const { path, message } of findDisagreements(config)) {
    context.addIssue({ code: 'custom', path, message });
  }
}) satisfies z.ZodType<GameConfig>;

/** Paths of all keys and texts that PostgreSQL cannot store. */
function findUnstorable(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value === 'string') return isStorable(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    ...(isStorable(key) ? [] : [path]),
    ...findUnstorable(part, [...path, key]),
  ]);
}

// Archetypes have their own route, so that a first visit does not load them.
const { archetypes: _, ...publicShape } = shape;

/** The answer of `/v3/{game}/config/game-config.json`: the config and the maintenance state. */
export const publicGameConfigSchema = z.strictObject({
  ...publicShape,
  maintenanceLocked: z.boolean(),
  maintenanceMessage: z.string().nullable(),
}) satisfies z.ZodType<PublicGameConfig>;
