/** What a collection asks of each card of a game, column by column. */
export type CardFacts = {
  readonly cardno: readonly string[];
  readonly name: readonly string[];
  readonly series: readonly string[];
  readonly rarity: readonly (string | null)[];
  readonly price: readonly (number | null)[];
  /** True for another printing of a card that stands elsewhere. */
  readonly isAlternate: readonly boolean[];
};
