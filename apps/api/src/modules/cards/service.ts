/** What other modules may use of the cards. */
export { toCard } from './mapping.ts';
export { CARD_COLUMN_LIST, findPublishedCard, type CardRow } from './queries.ts';
