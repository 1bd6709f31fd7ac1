import { isHexColor } from '@deckframe/domain/site/theme/theme-color';
import { z } from 'zod';
import { filterSchema, text } from '../game-config-parts.ts';
import { columnName, columnNames } from './product-keys.ts';

export const searchKeys = {
  textFilterColumns: columnNames.describe('Columns that the free-text search searches.'),
  filters: z.array(filterSchema).describe('Filters of the card list, in their order.'),
  'ordering-list': z
    .array(
      z.strictObject({
        'ordering-column': columnName.describe('The column to compare.'),
        'ordering-type': z
          .enum(['int', 'float', 'string'])
          .describe('How its values are compared.'),
        'custom-ordering': text
          .optional()
          .describe('Key of `custom-ordering-list` whose order is used instead.'),
        label: text.describe('What the choice is called.'),
      }),
    )
    .describe('Sort orders of the card list; the first is the default.'),
  'custom-ordering-list': z
    .record(columnName, z.array(text))
    .optional()
    .describe('Column → its values in the order that people expect.'),
  gameColors: z
    .array(
      z.strictObject({
        name: text.describe('Name shown.'),
        value: text.describe('As the cards spell it.'),
        code: z.string().refine(isHexColor, 'must be #rrggbb').describe('Hex colour of its marks.'),
      }),
    )
    .describe('Colours of the game, including those without a current card.'),
  query: z
    .record(z.string().regex(/^[a-z]+$/), columnName)
    .describe('Names in the query language → column. Several names for one column are aliases.'),
  keywordTagDescriptions: z
    .record(text, text)
    .describe(
      'Keyword of the card texts → its explanation in your own words. A number, `x2` or `: name` after a keyword is not part of it.',
    ),
};
