import { z } from 'zod';
import { text } from '../game-config-parts.ts';
import { columnName, columnNames } from './product-keys.ts';

export const columnKeys = {
  cardId_column: columnName.describe('Number of a printing; unique in the game.'),
  cardName_column: columnName.describe('Name of the card.'),
  cardFront_column: columnName.describe('Name of its picture.'),
  cardFront_template: z
    .string()
    .regex(
      /^(\/.*\{width\}|https:\/\/[a-z0-9.-]+\/).*\{image\}/,
      'needs {width} and {image}, or begins with https:// and needs {image}',
    )
    .describe(
      'Address of a picture; `{width}` and `{image}` are replaced. Pictures elsewhere (`https://…`) need no width.',
    ),
  cardFront_widths: z
    .array(z.int().positive())
    .min(1)
    .describe('Widths in pixels in which every picture exists.'),
  formatedCardNo_column: columnName.describe('The number as it is shown.'),
  series_column: columnName.describe('Code of the series, as in `series` without the dash.'),
  cardOriginalId_column: columnName.describe('The main card of a printing.'),
  cardPower_column: columnName.describe('The number that stands for strength in this game.'),
  cardColor_column: columnName.describe('Colour, as `gameColors` spells it.'),
  cardColor_delimiter: text
    .optional()
    .describe('Between several colours of one card; without it a card has one.'),
  cardTraits_column: columnName.describe('Traits of the card.'),
  cardTraits_delimiter: text.default('|').describe('Between several traits of one card.'),
  cardCost_column: columnName.optional().describe('The cost column, if not `cost`.'),
  cardType_column: columnName.describe('Type of the card.'),
  rarity_column: columnName.describe('Rarity of the printing.'),
  published_column: columnName.describe('Whether visitors see the printing.'),
  alternate_matching_column: columnName.describe('Printings that share its value are alternates.'),
  'alternate-extra-search-columns': columnNames
    .optional()
    .describe('Columns of alternates that are also searched.'),
  minimumCachingColumns: columnNames
    .min(1)
    .describe(
      'Columns that the published catalogue holds. Every column named anywhere in the config is one of them.',
    ),
  labels: z.record(columnName, text).describe('Column → its label in English.'),
};
