import { CARD_COLUMNS } from '../../card.ts';
import type { GameConfig } from '../../game-config.ts';
import type { ColumnMapping, Coercion, SourceMapping } from './source-mapping.ts';

const SHARED_KINDS: Readonly<Record<string, Coercion>> = {
  color: 'colour',
  rarity: 'rarity',
  level: 'integer',
  cost: 'integer',
  apdata: 'integer',
  hp: 'integer',
  effectdata: 'rules',
  trait: 'list',
  link: 'link',
  mainalternate: 'flag',
  marketprice: 'decimal',
  published: 'flag',
  created_at: 'date',
};

/** Columns that the site computes and no source provides. */
const OWN_COLUMNS: ReadonlySet<string> = new Set(['comment_count']);

const SHARED_COLUMNS: ReadonlySet<string> = new Set(CARD_COLUMNS);

/** The part of a config that card rules need, on server and browser. */
export type CardConfig = Omit<GameConfig, 'archetypes'>;

/** Returns the columns of a game's cards: the documented ones and those of its config. */
export function listCardColumns(config: Pick<GameConfig, 'minimumCachingColumns'>): string[] {
  return [...new Set([...CARD_COLUMNS, ...config.minimumCachingColumns])];
}

/**
 * Creates the mapping of a source with our own column names, as `export` and the demo sets have.
 */
export function createIdentityMapping(config: CardConfig): SourceMapping {
  const columns = listCardColumns(config).filter((column) => !OWN_COLUMNS.has(column));
  return Object.fromEntries(columns.map((column) => [column, identityOf(column, config)]));
}

function identityOf(column: string, config: CardConfig): ColumnMapping {
  if (column === 'keywords') return { from: column, kind: 'keywords', textFrom: 'effectdata' };
  if (column === config.cardTraits_column) {
    return { from: column, kind: 'list', delimiter: config.cardTraits_delimiter };
  }
  if (column === config.cardColor_column && config.cardColor_delimiter !== undefined) {
    return { from: column, kind: 'list', delimiter: config.cardColor_delimiter };
  }
  if (column === 'marketprice') return { from: column, kind: 'decimal', lowFrom: 'lowprice' };
  const ownKind = SHARED_COLUMNS.has(column) ? 'text' : kindOfGameColumn(column, config);
  return { from: column, kind: SHARED_KINDS[column] ?? ownKind };
}

/** Derives the type of a column from its use in the config. */
function kindOfGameColumn(column: string, config: CardConfig): Coercion {
  const types = config.filters
    .filter((filter) => filter.property === column)
    .map((filter) => filter.type);
  const orders = config['ordering-list']
    .filter((entry) => entry['ordering-column'] === column)
    .map((entry) => entry['ordering-type']);
  if (types.includes('Boolean')) return 'flag';
  if (orders.includes('float')) return 'decimal';
  const isNumber = orders.includes('int') || types.includes('MultiRange');
  return isNumber || types.includes('Numbers') ? 'integer' : 'value';
}
