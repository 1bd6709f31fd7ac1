import { z } from 'zod';
import { text } from './text.ts';

export const CONFIG_NOTE_MAX = 300;
/** Versions that the console lists. */
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
    version: z.int().meta({ description: 'The version in force; 0 is the file of the game' }),
    config: configObject,
    file: configObject.meta({ description: 'The file of the game: the default and the reference' }),
    versions: z.array(configVersion),
  })
  .meta({ id: 'GameConfigState' });

export const versionParams = z.strictObject({
  game: text(32),
  version: z.coerce.number().int().min(0).max(1_000_000),
});

export const storedConfig = z
  .strictObject({ version: z.int(), config: configObject })
  .meta({ id: 'StoredGameConfig' });

export const configSave = z
  .strictObject({
    config: configObject,
    basedOn: z.int().min(0).meta({ description: 'The version that this change was made from' }),
    note: text(CONFIG_NOTE_MAX),
    restoredFrom: z.int().min(0).nullable(),
    checkOnly: z
      .boolean()
      .optional()
      .meta({ description: 'Judge it as if it were saved, and save nothing' }),
  })
  .meta({ id: 'GameConfigSave' });

export const savedConfig = z
  .strictObject({ version: z.int(), changed: z.array(z.string()) })
  .meta({ id: 'SavedGameConfig' });

/** The chapters of the config as JSON schemas, from which its forms are made. */
export const configSchemas = z
  .strictObject({
    chapters: z.array(z.strictObject({ title: z.string(), schema: configObject })),
  })
  .meta({ id: 'GameConfigSchemas' });

export type ConfigState = z.infer<typeof configState>;
export type ConfigSave = z.infer<typeof configSave>;
