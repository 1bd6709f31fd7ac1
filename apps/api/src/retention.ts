import { COLLECTIONS_MAX, ENTRIES_MAX } from '@deckframe/contract/collection/collection';
import { CONTENTS_MAX } from '@deckframe/contract/creators/contents';
import { FOLDERS_MAX } from '@deckframe/contract/decks/deck-lists';
import { CANNED_ANSWERS_MAX } from '@deckframe/contract/staff/report-queue';
import { MENTIONS_MAX } from '@deckframe/domain/creators/contents/mentions';
import {
  CUSTOM_CARDS_MAX,
  CUSTOM_MEMBERS_MAX,
  CUSTOM_SERIES_MAX,
} from '@deckframe/domain/creators/series/custom-limits';
import { ACTORS_MAX } from '@deckframe/domain/rewards/mailbox/notice-kinds';
import { LOG_END } from '@deckframe/domain/tournaments/desk/replay';

export type Retention =
  /** A maximum number of rows per parent. */
  | { readonly max: number; readonly each: string }
  /** A worker task deletes rows. */
  | { readonly task: string; readonly after: string }
  /** Grows with use, on purpose. */
  | { readonly stays: string };

const max = (rows: number, each: string): Retention => ({ max: rows, each });
const cleared = (task: string, after: string): Retention => ({ task, after });
const stays = (reason: string): Retention => ({ stays: reason });

const CATALOGUE = stays('the catalogue, written by staff alone');
const COUNTS = stays('counts: one row for each thing that is counted');
const WRITTEN = stays('written by members, rate-limited, until they or moderators delete it');
const OF_EVENT = stays('the record of an event, bounded by its players and rounds');
const SETTING = stays('settings: one row for each choice of a member or of staff');
const ONE_EACH = stays('one row for each member and thing; taking it back deletes it');
const OFFICE = stays('what staff did: it must be found years later');
const META = stays('sums over events, bounded by cards, archetypes and windows');

/** What limits the growth of each table, or why it may grow. */
export const RETENTION: Readonly<Record<string, Retention>> = {
  appeals: max(1, 'removed thing of a member'),
  archetype_proposals: WRITTEN,
  archetype_rule_versions: OFFICE,
  audit_log: OFFICE,
  auth_accounts: ONE_EACH,
  auth_passkeys: ONE_EACH,
  auth_sessions: cleared('clean-up', 'they have ended'),
  auth_verifications: cleared('clean-up', 'they have expired'),
  canned_answers: max(CANNED_ANSWERS_MAX, 'site'),
  card_aliases: CATALOGUE,
  card_history: CATALOGUE,
  card_import_runs: CATALOGUE,
  card_imports: CATALOGUE,
  card_prices: CATALOGUE,
  card_rating_totals: COUNTS,
  card_ratings: ONE_EACH,
  card_renumber_rows: CATALOGUE,
  card_renumbers: CATALOGUE,
  card_report_members: ONE_EACH,
  card_schedules: CATALOGUE,
  cards: CATALOGUE,
  catalogue_files: cleared('clear-catalogue-files', 'no manifest lists them for some hours'),
  catalogue_manifests: CATALOGUE,
  collection_entries: max(ENTRIES_MAX, 'member and game'),
  collection_states: ONE_EACH,
  collections: max(COLLECTIONS_MAX, 'member and game'),
  comment_locks: ONE_EACH,
  comments: WRITTEN,
  content_cards: max(MENTIONS_MAX, 'content'),
  content_reports: WRITTEN,
  contents: max(CONTENTS_MAX, 'member and game'),
  cosmetics: CATALOGUE,
  custom_cards: max(CUSTOM_CARDS_MAX, 'series'),
  custom_series: max(CUSTOM_SERIES_MAX, 'member and game'),
  custom_series_members: max(CUSTOM_MEMBERS_MAX, 'series'),
  daily_card_ratings: ONE_EACH,
  daily_cards: CATALOGUE,
  deck_bookmarks: ONE_EACH,
  deck_cards: stays('made from decks, and goes with them'),
  deck_counts: COUNTS,
  deck_folder_decks: ONE_EACH,
  deck_folders: max(FOLDERS_MAX, 'member and game'),
  deck_preferences: SETTING,
  deck_revisions: stays('the history of a deck is promised whole; saves are rate-limited'),
  deck_search: stays('made from decks, and goes with them'),
  deck_view_batches: cleared('count-deck-views', 'seven days'),
  deck_views: cleared('count-deck-views', 'seven days'),
  decklists: cleared('clear-deleted-decks', 'they were deleted; others stay with their owner'),
  ex_events: OFFICE,
  exp_caps: SETTING,
  exp_counts: COUNTS,
  exp_deck_lists: max(50, 'member, game and kind'),
  exp_events: stays('a ledger: EXP is the sum of it, and an action is paid once'),
  exp_settings: SETTING,
  follows: ONE_EACH,
  game_config_versions: OFFICE,
  game_settings: SETTING,
  games: SETTING,
  health_samples: cleared('sample-health', 'eight days'),
  house_ad_counts: COUNTS,
  house_ads: OFFICE,
  idempotency_keys: cleared('clean-up', '7 days'),
  invariant_runs: OFFICE,
  invitations: stays('at most as many as a place has seats; an invitation deletes expired ones'),
  likes: ONE_EACH,
  mail_requests: cleared('clean-up', 'they have served their time'),
  mailed_tokens: cleared('clean-up', 'they have expired'),
  member_counts: COUNTS,
  meta_cells: META,
  meta_documents: META,
  meta_events: META,
  meta_shares: META,
  meta_windows: META,
  notice_actors: max(ACTORS_MAX, 'notice'),
  notice_settings: SETTING,
  notices: cleared('clean-up', 'they are old'),
  rate_limits: cleared('clean-up', 'their window is over'),
  recovery_codes: stays('a fixed number for each second factor, replaced together'),
  report_claims: stays('one for each open report; a lapsed claim is replaced'),
  second_factors: ONE_EACH,
  staff_notes: OFFICE,
  staples: ONE_EACH,
  temp_exp_results: stays('awards that no answer has carried yet; the next answer deletes them'),
  tournament_deck_checks: OF_EVENT,
  tournament_devices: OF_EVENT,
  tournament_lists: OF_EVENT,
  tournament_log: max(LOG_END, 'event'),
  tournament_matches: OF_EVENT,
  tournament_objections: OF_EVENT,
  tournament_registrations: OF_EVENT,
  tournament_staff: OF_EVENT,
  tournament_standings: OF_EVENT,
  tournaments: stays('ten open events for each organiser; those that were held stay'),
  trade_notes: stays('the words of a trade, rate-limited; a trade is open for days'),
  trade_settings: SETTING,
  trade_steps: stays('the steps of a trade, rate-limited; a trade is open for days'),
  trades: stays('trades of a day and open trades are limited; those that are done stay'),
  uploads: stays('pictures of a member are limited in number and in bytes'),
  user_blocks: ONE_EACH,
  user_card_reports: WRITTEN,
  username_looks: ONE_EACH,
  users: stays('the members'),
  users_boxitems: stays('mail of staff and claims, which must be paid once'),
  users_cosmetics: ONE_EACH,
  writing_rules: OFFICE,
};
