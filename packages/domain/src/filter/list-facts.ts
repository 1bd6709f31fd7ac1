import type { ColumnValue } from '../cards/catalogue/column-file.ts';
import type { CardFacts } from '../collection/entries/series-stats.ts';
import type { CardIndex } from './card-index.ts';

/** Extracts the card data that a collection needs from loaded columns. */
export function listFacts(index: CardIndex): CardFacts {
  const read = <Value>(name: string, toValue: (value: ColumnValue) => Value): Value[] => {
    const { codes, values } = index.column(name);
    const byCode = values.map(toValue);
    return Array.from(codes, (code) => byCode[code] as Value);
  };
  const toText = (value: ColumnValue) => (value === null ? '' : String(value));
  return {
    cardno: read(index.config.cardId_column, toText),
    name: read('name', toText),
    series: read('series', toText),
    rarity: read('rarity', (value) => (value === null ? null : String(value))),
    price: read('marketprice', (value) => (typeof value === 'number' ? value : null)),
    isAlternate: read('mainalternate', (value) => value === false),
  };
}
