/** The documents' card columns, in their order. Config column mappings point at these names. */
export const CARD_COLUMNS = [
  'cardno',
  'name',
  'image',
  'color',
  'categorydata',
  'rarity',
  'level',
  'cost',
  'apdata',
  'hp',
  'effectdata',
  'trait',
  'attributedata',
  'link',
  'originalid',
  'blockicon',
  'seriesname',
  'series',
  'mainalternate',
  'getinfodata',
  'comment_count',
  'marketprice',
  'tcgplayerlink',
  'tcgplayer_id',
  'published',
  'created_at',
] as const;

/**
 * One printing of a card. `cardno` identifies the printing, `originalid` the card. Column names are
 * the documented ones, because game configs refer to them.
 */
export interface Card {
  cardno: string;
  name: string;
  /** Picture name that replaces `{image}` in the config's `cardFront_template`. */
  image: string | null;
  color: string | null;
  categorydata: string | null;
  rarity: string | null;
  level: number | null;
  cost: number | null;
  apdata: number | null;
  hp: number | null;
  effectdata: string | null;
  /** Several traits are joined with the config's `cardTraits_delimiter`. */
  trait: string | null;
  attributedata: string | null;
  link: string | null;
  originalid: string;
  blockicon: string | null;
  seriesname: string | null;
  series: string;
  /** Every value except `false` is a main card. */
  mainalternate: boolean | null;
  getinfodata: string | null;
  comment_count: number;
  marketprice: number | null;
  tcgplayerlink: string | null;
  tcgplayer_id: string | null;
  published: boolean;
  /** ISO 8601 moment. */
  created_at: string;
}

/** Null and missing mean main too. Example: `isMainCard({ mainalternate: null })` is true. */
export function isMainCard(card: { readonly mainalternate?: boolean | null }): boolean {
  return card.mainalternate !== false;
}
