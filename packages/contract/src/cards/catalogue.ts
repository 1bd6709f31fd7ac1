import { z } from 'zod';
import { catalogueCard } from './cards.ts';
import { CARD_NUMBER_MAX } from '../params.ts';
import { text } from '../text.ts';

/** Maximum rows of one answer. */
export const CARD_ROWS_MAX = 1000;
/** Maximum rows of one answer with alternate groups. */
export const ALTERNATE_ROWS_MAX = 500;

const hash = z.string().regex(/^[0-9a-f]{64}$/, 'must be the name of a catalogue file');

export const catalogueFileParams = z.strictObject({ game: text(32), hash });

/** The files of a game's published catalogue. It changes only when the cards change. */
export const catalogueManifest = z
  .strictObject({
    gameid: z.string(),
    version: z.string().meta({ description: 'Changes only when the cards change' }),
    cards: z.int(),
    series: z.array(
      z.strictObject({
        series: z.string(),
        rows: z.int(),
        files: z.array(
          z.strictObject({
            hash,
            rows: z.int(),
            bytes: z.int().meta({ description: 'Compressed with brotli' }),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'CatalogueManifest' });

export type CatalogueManifest = z.infer<typeof catalogueManifest>;

const list = (max: number) =>
  text(max * (CARD_NUMBER_MAX + 1))
    .transform((value) => value.split(',').filter((part) => part !== ''))
    .pipe(z.array(z.string()).min(1).max(max));

const filters = {
  series: list(100)
    .optional()
    .meta({ description: 'Comma list; each matches within the series, in any case' }),
  seriesColumn: text(64).optional(),
  ids: list(CARD_ROWS_MAX).optional().meta({ description: 'Comma list of card numbers' }),
  trait: text(200).min(1).optional(),
  column: text(64).min(1).optional(),
  value: text(500).optional(),
  alternatesOf: list(ALTERNATE_ROWS_MAX)
    .optional()
    .meta({ description: 'Comma list of originals; gives all their printings' }),
};

type Filters = { [name in keyof typeof filters]?: unknown };

/** Only one filter per request, because each has its own index. */
const hasOneFilter = (query: Filters): boolean =>
  [query.series, query.ids, query.trait, query.column, query.alternatesOf].filter(
    (filter) => filter !== undefined,
  ).length <= 1;

const isPaired = (query: Filters): boolean =>
  (query.column === undefined) === (query.value === undefined);

const ONE_FILTER = 'takes one of series, ids, trait, column and alternatesOf';
const PAIRED = 'column and value belong together';

export const cardCountQuery = z
  .strictObject(filters)
  .refine(hasOneFilter, ONE_FILTER)
  .refine(isPaired, PAIRED);

export const cardRowsQuery = z
  .strictObject({
    ...filters,
    after: text(CARD_NUMBER_MAX)
      .min(1)
      .optional()
      .meta({ description: 'The `next` of the previous page' }),
    limit: z
      .string()
      .regex(/^[1-9]\d{0,3}$/, 'must be a whole number')
      .transform(Number)
      .pipe(z.int().max(CARD_ROWS_MAX))
      .optional(),
  })
  .refine(hasOneFilter, ONE_FILTER)
  .refine(isPaired, PAIRED);

export type CardFilters = z.output<typeof cardCountQuery>;

export const cardRowsAnswer = z
  .strictObject({ cards: z.array(catalogueCard), next: z.string().nullable() })
  .meta({ id: 'CardRows' });

export const cardCountAnswer = z.strictObject({ count: z.int() }).meta({ id: 'CardCount' });
