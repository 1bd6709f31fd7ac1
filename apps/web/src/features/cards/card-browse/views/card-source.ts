import type { Card } from '@deckframe/domain/card';
import type { ReactNode } from 'react';
import type { SlotUse } from './slot-use.ts';
import type { ListSpace } from './use-list-space.ts';

/** A list of cards loaded on demand. */
export interface CardSource {
  readonly length: number;
  /** Undefined while the card is still being fetched. */
  readonly cardAt: (index: number) => Card | undefined;
  /** Reports the visible range, so that these cards are loaded. */
  readonly onRange: (first: number, last: number) => void;
}

/** Common props of all list views. */
export interface CardViewProps {
  readonly source: CardSource;
  readonly space: ListSpace;
  readonly label: string;
  readonly active: number;
  readonly onActiveChange: (index: number) => void;
  /** Scrolls to the active card while another window steps through the list. */
  readonly follow: boolean;
  readonly onOpen: (index: number) => void;
  /** Other keys on a card. */
  readonly onCardKey?: (key: CardKey, card: Card) => void;
  readonly previewProps: (card: Card) => object;
  readonly now: Date;
  readonly slot?: SlotUse | undefined;
  readonly owned?: ((card: Card) => ReactNode) | undefined;
}

/** The page's content below each tile. */
export interface TileFoot {
  readonly height: number;
  readonly draw: (card: Card, index: number) => ReactNode;
}

export interface CardKey {
  readonly kind: 'down' | 'up';
  readonly key: string;
  readonly x: number;
}

export type CardGridProps = CardViewProps & {
  cardSize: number;
  withLine: boolean;
  withPrices: boolean;
  foot?: TileFoot;
};
