import { z } from 'zod';
import { date, text } from '../game-config-parts.ts';
import { columnName } from './values.ts';

export const seriesKeys = {
  series: z
    .record(
      text,
      z.strictObject({
        name: text.describe('Name of the series.'),
        released: z.boolean().describe('Whether it can be bought.'),
        releaseDate: date.optional().describe('Day since which it can.'),
        expectedDate: date
          .optional()
          .describe('Day from which it will be; an unreleased series must name it.'),
      }),
    )
    .describe(
      'Prefix of card numbers → series, the pickable ones. `games/series-map.json` lists the prefixes of all games.',
    ),
  seriesLoadedAtStart: text.describe(
    '`*` loads all series at once, `none` waits for a choice, anything else names the prefixes, with commas.',
  ),
  pickAndSelectSeries: z.boolean().describe('Whether several series can be picked at once.'),
  seriesIncludes: z.boolean().describe('Match the series column by substring, not by equality.'),
  wildcardSeries: text
    .nullable()
    .describe('Prefix of the series whose cards go with every other one.'),
  singleSeriesDeck: z
    .boolean()
    .optional()
    .describe('A deck keeps to one series, the wildcard series aside.'),
  setExtractPattern: text
    .optional()
    .describe('Regular expression that cuts the number of the set out of a card number.'),
  setOrderingColumn: columnName.optional().describe('Column by which series are put in order.'),
};
