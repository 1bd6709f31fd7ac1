import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { DeckVerdictName } from '@deckframe/domain/decks/deck/judge-deck';

/** Stored summary of a deck with its owner. */
export type DeckSummaryRow = {
  gameid: string;
  id: string;
  user_id: UserId;
  version: number;
  decklist_name: string;
  visibility: number;
  is_locked: number;
  isstarter: number;
  archived_at: Date | null;
  moderated_at: Date | null;
  moderation_reason: string | null;
  colors: string | null;
  archetype: string | null;
  series: string | null;
  selecteditems: string | null;
  energy: string | null;
  customseries: string | null;
  favoritecard: string | null;
  favoritecardlink: string | null;
  cover_image: string | null;
  card_count: number;
  completion: number;
  verdict: DeckVerdictName;
  curve: number[];
  visitorcount: number;
  like_count: number;
  comment_count: number;
  created_at: Date;
  modified_date: Date;
  username: string;
  avatar: string | null;
  selectedbadge: string | null;
  selectedavatarbackground: string | null;
  user_level: number;
};

export type DeckRow = DeckSummaryRow & {
  decklist_content: string;
  considering: string;
  sidedeck: string;
  resourcedeck: string;
  notes: string | null;
  picture_hash: string;
};

const SUMMARY_NAMES = [
  'gameid',
  'id',
  'user_id',
  'version',
  'decklist_name',
  'visibility',
  'is_locked',
  'isstarter',
  'archived_at',
  'moderated_at',
  'moderation_reason',
  'colors',
  'archetype',
  'series',
  'selecteditems',
  'energy',
  'customseries',
  'favoritecard',
  'favoritecardlink',
  'cover_image',
  'card_count',
  'completion',
  'verdict',
  'curve',
  'visitorcount',
  'created_at',
  'modified_date',
] as const satisfies (keyof DeckSummaryRow)[];

const COUNT_NAMES = ['like_count', 'comment_count'] as const satisfies (keyof DeckSummaryRow)[];

const CONTENT_NAMES = [
  'decklist_content',
  'considering',
  'sidedeck',
  'resourcedeck',
  'notes',
  'picture_hash',
] as const satisfies (keyof DeckRow)[];

const OWNER_NAMES = [
  'username',
  'avatar',
  'selectedbadge',
  'selectedavatarbackground',
  'user_level',
] as const satisfies (keyof DeckSummaryRow)[];

const of = (table: string, names: readonly string[]): string =>
  names.map((name) => `${table}.${name}`).join(', ');

const COUNTS = `deck_counts as counts
  on counts.gameid = deck.gameid and counts.deck_id = deck.id`;
const SUMMARY_COLUMNS = [
  of('deck', SUMMARY_NAMES),
  of('counts', COUNT_NAMES),
  of('owner', OWNER_NAMES),
].join(', ');
const DECK_COLUMNS = `${SUMMARY_COLUMNS}, ${of('deck', CONTENT_NAMES)}`;

/** SQL parts for reading decks. */
export const DECK_SQL = {
  /** Columns of `DeckRow`. */
  columns: DECK_COLUMNS,
  /** Columns of `DeckSummaryRow`. */
  summaryColumns: SUMMARY_COLUMNS,
  /** Owner columns from `users_public`. */
  ownerColumns: OWNER_NAMES.join(', '),
  /** Joins the counters. */
  counts: COUNTS,
  /** The deck of game `$1` with id `$2`. */
  find: `select ${DECK_COLUMNS}
  from decklists as deck
  join ${COUNTS}
  join users_public as owner on owner.id = deck.user_id
  where deck.gameid = $1 and deck.id = $2 and deck.deleted_at is null`,
} as const;
