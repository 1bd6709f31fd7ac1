import type { CardFacts } from '@deckframe/domain/collection/entries/series-stats';
import type { NumberBook } from '@deckframe/domain/collection/entries/number-book';
import type { SharedShelf } from '#features/collection/sync/use-shelf.ts';

/** Common props of all ways to add cards. */
export type AddCardsProps = { shelf: SharedShelf; facts: CardFacts; book: NumberBook };
