import type { DB } from '@deckframe/database/schema';

type View = 'profiles_public' | 'users_public' | 'users_stored';

export type Table = Exclude<keyof DB, View>;

/**
 * Who writes which table: the API module of this name, or `lib`. Anybody may read; whoever wants to
 * write another's table calls its owner's `service.ts`. Tables of `database` are written by its
 * functions and triggers, its migrations and the seed alone. `npm run imports:check` holds every
 * statement against this list. Better Auth writes what `auth` hands it (accounts, verifications, the
 * first row in users, sessions) through an adapter, where no statement stands to be read.
 */
export const TABLE_OWNERS = {
  appeals: 'appeals',
  audit_log: 'lib',
  auth_accounts: 'auth',
  auth_passkeys: 'passkeys',
  auth_sessions: 'session',
  auth_verifications: 'auth',
  card_aliases: 'catalogue',
  card_history: 'catalogue',
  card_imports: 'catalogue',
  card_prices: 'catalogue',
  card_rating_totals: 'database',
  card_ratings: 'ratings',
  card_report_members: 'card-reports',
  cards: 'catalogue',
  catalogue_files: 'catalogue',
  catalogue_manifests: 'catalogue',
  collection_entries: 'collection',
  collection_states: 'collection',
  collections: 'collection',
  comment_locks: 'comments',
  comments: 'comments',
  cosmetics: 'database',
  content_reports: 'reports',
  daily_card_ratings: 'ratings',
  daily_cards: 'daily-card',
  deck_bookmarks: 'deck-lists',
  deck_cards: 'decks',
  deck_counts: 'database',
  deck_folder_decks: 'deck-folders',
  deck_folders: 'deck-folders',
  deck_preferences: 'deck-lists',
  deck_revisions: 'decks',
  deck_search: 'deck-search',
  deck_view_batches: 'deck-views',
  deck_views: 'deck-views',
  decklists: 'decks',
  ex_events: 'mailbox',
  exp_caps: 'database',
  exp_counts: 'database',
  exp_deck_lists: 'database',
  exp_events: 'database',
  exp_settings: 'database',
  follows: 'follows',
  game_settings: 'maintenance',
  games: 'database',
  idempotency_keys: 'lib',
  likes: 'likes',
  mail_requests: 'auth',
  mailed_tokens: 'mailed-tokens',
  member_counts: 'database',
  notice_actors: 'notices',
  notice_settings: 'notices',
  notices: 'notices',
  rate_limits: 'lib',
  recovery_codes: 'second-factor',
  second_factors: 'second-factor',
  staples: 'staples',
  temp_exp_results: 'exp',
  trade_notes: 'trades',
  trade_settings: 'trades',
  trade_steps: 'trades',
  trades: 'trades',
  uploads: 'uploads',
  user_blocks: 'blocks',
  user_card_reports: 'card-reports',
  users_boxitems: 'mailbox',
  users_cosmetics: 'database',
  username_looks: 'members',
  users: 'members',
} as const satisfies Record<Table, string>;

/**
 * The functions of the database that write, and what: `by` is the module that may call one. A trigger
 * runs by itself, with the statement of a table's owner; what those share is called by `database`.
 */
export const WRITING_FUNCTIONS: Record<string, { by: string; writes: readonly Table[] }> = {
  add_deck_counts: { by: 'trigger', writes: ['deck_counts'] },
  add_member_counts: { by: 'database', writes: ['member_counts'] },
  award_exp: { by: 'exp', writes: ['exp_events', 'users'] },
  change_collection: {
    by: 'collection',
    writes: ['collection_entries', 'collection_states', 'collections', 'idempotency_keys'],
  },
  claim_event: {
    by: 'mailbox',
    writes: ['ex_events', 'users_boxitems'],
  },
  claim_item: { by: 'mailbox', writes: ['users_boxitems'] },
  clear_deck_community: {
    by: 'trigger',
    writes: ['comments', 'deck_counts', 'deck_views', 'likes'],
  },
  count_comment: { by: 'trigger', writes: ['cards', 'deck_counts'] },
  count_exp: { by: 'trigger', writes: ['exp_counts'] },
  count_like: { by: 'trigger', writes: ['deck_counts'] },
  count_notice_actor: { by: 'trigger', writes: ['notices'] },
  count_rating: { by: 'trigger', writes: ['card_rating_totals'] },
  erase_earnings: {
    by: 'exp',
    writes: ['exp_deck_lists', 'exp_events', 'users', 'users_cosmetics'],
  },
  erase_revisions: { by: 'deck-revisions', writes: ['deck_revisions'] },
  follow_deck: { by: 'trigger', writes: ['deck_counts'] },
  grant_cosmetic: { by: 'database', writes: ['users', 'users_cosmetics'] },
  grant_reward: { by: 'database', writes: ['users'] },
  note_deck_list: { by: 'exp', writes: ['exp_deck_lists'] },
  set_comment_removal: { by: 'comments', writes: ['comments'] },
  set_deck_removal: { by: 'decks', writes: ['decklists'] },
  set_user_roles: { by: 'members', writes: ['users'] },
  take_digest: { by: 'notices', writes: ['notice_settings'] },
};
