import type { GameConfig, PublicGameConfig } from '@deckframe/domain/game-config';
import { z } from 'zod';
import { columnKeys } from './internal/game-config/column-keys.ts';
import { deckKeys } from './internal/game-config/deck-keys.ts';
import { identityKeys } from './internal/game-config/identity-keys.ts';
import { productKeys } from './internal/game-config/product-keys.ts';
import { searchKeys } from './internal/game-config/search-keys.ts';
import { seriesKeys } from './internal/game-config/series-keys.ts';
import { findDisagreements } from './internal/game-config-agreement.ts';

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

/** The file `games/{game}/game-config.json`: unknown keys refused, parts in agreement. */
export const gameConfigSchema = z.strictObject(shape).superRefine((config, context) => {
  for (const { path, message } of findDisagreements(config)) {
    context.addIssue({ code: 'custom', path, message });
  }
}) satisfies z.ZodType<GameConfig>;

// Archetypes have an address of their own, so that a first visit does not fetch them.
const { archetypes: _, ...publicShape } = shape;

/** The answer of `/v3/{game}/config/game-config.json`: the config and the state of the lock. */
export const publicGameConfigSchema = z.strictObject({
  ...publicShape,
  maintenanceLocked: z.boolean(),
  maintenanceMessage: z.string().nullable(),
}) satisfies z.ZodType<PublicGameConfig>;
