import type { DeckZone } from '@deckframe/domain/game-config-deck';

/** Messages of the actions in the user's language. */
export interface DeckActionWords {
  readonly card: (name: string, copies: number, maximum: number | undefined) => string;
  readonly zone: (zone: Pick<DeckZone, 'name' | 'size'>, count: number) => string;
  readonly full: (maximum: number) => string;
  readonly removed: (name: string) => string;
  readonly undo: () => string;
  readonly swap: () => string;
  /** Offers a swap if the zone takes only one card and is occupied. */
  readonly offerSwap: (zone: string, out: string, name: string) => string;
  readonly swapped: (out: string, name: string) => string;
}
