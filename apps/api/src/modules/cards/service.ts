/** What other modules may use of the cards. */
export { toCard, toCatalogueCard } from './mapping.ts';
export {
  CARD_COLUMN_LIST,
  findPublishedCard,
  type CardRow,
  type CatalogueCardRow,
} from './queries.ts';
