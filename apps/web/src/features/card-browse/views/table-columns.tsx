import type { Card } from '@deckframe/domain/card';
import type { GameConfig } from '@deckframe/domain/game-config';
import { CardFace } from '#catalogue/card-face.tsx';
import { CardPrice } from '#catalogue/card-price.tsx';
import { splitCardValue } from '#catalogue/card-value.ts';
import { readCardValue } from '#catalogue/read-card-value.ts';
import { GameColor } from '#catalogue/game-color.tsx';
import type { TableColumn } from '#features/cards/card-browse/views/card-table.tsx';

const PRICE = 'marketprice';

/** Name, number, colour, type, the game's numbers, rarity, traits and price. */
export function listTableColumns(config: GameConfig, withPrices: boolean): TableColumn[] {
  const { labels } = config;
  const sortable = new Set(config['ordering-list'].map((entry) => entry['ordering-column']));
  const plain = (column: string, weight: number): TableColumn => ({
    column,
    label: labels[column] ?? column,
    weight,
    sortable: sortable.has(column),
    cell: (card) => splitCardValue(config, column, readCardValue(card, column)).join(', '),
  });
  const numbers = config['ordering-list']
    .filter((entry) => entry['ordering-type'] === 'int')
    .map((entry): TableColumn => ({ ...plain(entry['ordering-column'], 1.4), align: 'end' }));
  const columns: TableColumn[] = [
    { ...plain(config.cardName_column, 5.6), cell: toNameCell },
    plain(config.cardId_column, 2.6),
    { ...plain(config.cardColor_column, 1.6), cell: toColorCell },
    plain(config.cardType_column, 2.2),
    ...numbers,
    plain(config.rarity_column, 1.4),
    plain(config.cardTraits_column, 4),
  ];
  if (!withPrices || labels[PRICE] === undefined) return columns;
  const price = { ...plain(PRICE, 1.8), align: 'end' as const };
  return [...columns, { ...price, cell: (card) => <CardPrice card={card} /> }];
}

function toNameCell(card: Card) {
  return (
    <>
      <CardFace card={card} alt="" sizes="28px" className="card-table__art" />
      <span className="card-table__text">{card.name}</span>
    </>
  );
}

function toColorCell(card: Card) {
  return card.color && <GameColor value={card.color} size={18} labelled />;
}
