import { GAME_ID } from '@deckframe/domain/game-ids';
import { isThemeColor } from '@deckframe/domain/site/theme/theme-color';
import { z } from 'zod';
import { text } from '../game-config-parts.ts';
import { columnName } from './values.ts';

export const identityKeys = {
  gameid: z
    .string()
    .regex(GAME_ID)
    .describe('Who the game is; also its folder and its place in addresses.'),
  gamename: text.describe('Its name as people know it.'),
  startUrl: z.literal('/v3').describe('Base path of all pages of all games.'),
  cards_table: columnName.describe('Table of its cards: always `{gameid}_cards`.'),
  decklists_table: columnName.describe('Table of its decks: always `{gameid}_decklists`.'),
  mainThemeColor: z
    .string()
    .refine(isThemeColor, 'must be #rrggbb with a chroma of at least .04')
    .describe(
      'The one colour that a game brings. An OKLCH chroma of at least .04 keeps every shade made from it legible.',
    ),
};
