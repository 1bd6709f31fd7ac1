import type { ColumnName, AccountPart } from '../../../lib/account-part.ts';
import { deleteKeysOf } from '../../../lib/idempotent-write.ts';
import { renumberedRowsPart } from '../../cards/numbers/service.ts';
import { dailyCardRatingsPart, ratingsPart, staplesPart } from '../../cards/ratings/service.ts';
import { cardReportsPart } from '../../cards/reports/service.ts';
import { collectionEntriesPart, collectionsPart } from '../../collection/collection/service.ts';
import { tradeSettingsPart, tradesPart } from '../../collection/trades/service.ts';
import { followsPart } from '../../community/activity/service.ts';
import { commentsPart } from '../../community/comments/service.ts';
import { likesPart } from '../../community/likes/service.ts';
import { appealsPart } from '../../community/moderation/appeal-service.ts';
import { reportsPart } from '../../community/moderation/service.ts';
import { clearCustomization, customizationPart } from '../../community/profile/service.ts';
import { contentsPart } from '../../creators/contents/service.ts';
import { customCardsPart } from '../../creators/series/custom-card-service.ts';
import { customSeriesPart } from '../../creators/series/service.ts';
import { deckRevisionsPart } from '../../decks/decks/revision-service.ts';
import { decksPart } from '../../decks/decks/service.ts';
import { deckFoldersPart } from '../../decks/lists/folder-service.ts';
import { bookmarksPart, deckPreferencesPart } from '../../decks/lists/service.ts';
import { archetypeProposalsPart } from '../../meta/archetype-rules/service.ts';
import { expEventsPart, rewardedListsPart, untoldAwardsPart } from '../../rewards/exp/service.ts';
import { cosmeticsPart, mailboxPart } from '../../rewards/mailbox/service.ts';
import { noticeSettingsPart, noticesPart } from '../../rewards/notices/service.ts';
import { deleteMailedTokens } from '../../site/mail/mailed-token-service.ts';
import { uploadsPart } from '../../site/uploads/service.ts';
import { reportClaimsPart } from '../../staff/console/service.ts';
import { deleteNotesAbout } from '../../staff/users/note-service.ts';
import { tournamentsPart } from '../../tournaments/desk/reading-service.ts';
import { objectionsPart } from '../../tournaments/tournaments/objection-service.ts';
import { passkeysPart } from '../auth/passkey-service.ts';
import { invitationsPart } from '../invitations/service.ts';
import { blocksPart } from '../members/service.ts';
import { secondFactorPart } from '../second-factor/service.ts';
import { sessionsPart } from '../session/service.ts';
import { readProfile } from './queries.ts';

type Reasons = Readonly<Partial<Record<ColumnName | OutsideColumn, string>>>;
/** Columns of a library's own tables. */
type OutsideColumn = 'graphile_worker._private_jobs.payload';

const OFFICE = 'a staff action: kept as a record of the site, under "Deleted user" after erasure';
const NO_MEMBER = 'no member id, despite the column name';
const OTHERS = 'an action of another member: their data';

/** Why columns with a member's id are not exported. */
export const NOT_EXPORTED: Reasons = {
  'audit_log.actor_id': 'the audit log, to which the API can only add',
  'archetype_rule_versions.created_by': OFFICE,
  'card_import_runs.created_by': OFFICE,
  'card_imports.created_by': OFFICE,
  'card_schedules.created_by': OFFICE,
  'collection_states.user_id': 'counters of changes; the changes are in the collections',
  'appeals.decided_by': OFFICE,
  'comment_locks.locked_by': OFFICE,
  'content_reports.handled_by': OFFICE,
  'content_reports.reported_user_id': OTHERS,
  'exp_counts.members': NO_MEMBER,
  'follows.followed_id': OTHERS,
  'game_config_versions.created_by': OFFICE,
  'game_settings.updated_by': OFFICE,
  'idempotency_keys.user_id': 'answers of recent writes, stored only for retries',
  'mailed_tokens.user_id': 'hashes of mailed links',
  'notice_actors.actor_id': 'the same facts as in likes, comments and follows',
  'notice_actors.user_id': OTHERS,
  'staff_notes.author_id': OFFICE,
  'staff_notes.user_id':
    'notes of staff about a member; staff answer legal requests for them by hand',
  'tournament_deck_checks.user_id': 'an action at an event, part of its log',
  'tournament_log.by_user_id': 'an action at an event, part of its log',
  'tournaments.max_players': NO_MEMBER,
  'user_blocks.blocked_id': OTHERS,
  'user_card_reports.resolvedBy': OFFICE,
  'writing_rules.created_by': OFFICE,
  'username_looks.user_id': 'computed from the name, which the profile contains',
};

/** Why columns may keep a member's id after erasure. */
export const NOT_ERASED: Reasons = {
  'audit_log.actor_id': 'the audit log cannot be changed; it shows "Deleted user"',
  'audit_log.subject': 'the audit log cannot be changed',
  'archetype_rule_versions.created_by': OFFICE,
  'card_import_runs.created_by': OFFICE,
  'card_imports.created_by': OFFICE,
  'card_schedules.created_by': OFFICE,
  'appeals.decided_by': OFFICE,
  'comment_locks.locked_by': OFFICE,
  'content_reports.handled_by': OFFICE,
  'exp_counts.members': NO_MEMBER,
  'game_config_versions.created_by': OFFICE,
  'game_settings.updated_by': OFFICE,
  'graphile_worker._private_jobs.payload':
    'the job that deletes the member’s pictures or mails a card report, until it has run',
  'member_counts.user_id':
    'counts content that stays under "Deleted user"; only triggers change it',
  'rate_limits.key': 'counters of rate limits, such as login attempts; the worker deletes them',
  'staff_notes.author_id': OFFICE,
  'tournaments.max_players': NO_MEMBER,
  'user_card_reports.resolvedBy': OFFICE,
  'writing_rules.created_by': OFFICE,
  'users.email': 'a placeholder address, computed from the id',
  'users.username_key': 'a placeholder name, computed from the id',
};

const profilePart: AccountPart = {
  name: 'profile',
  covers: {
    'users.id': ['export', 'anonymise'],
    'auth_accounts.user_id': ['export', 'erase'],
    'auth_accounts.account_id': ['export', 'erase'],
    'username_looks.user_id': ['erase'],
    'idempotency_keys.user_id': ['erase'],
    'mailed_tokens.user_id': ['erase'],
    'staff_notes.user_id': ['erase'],
  },
  read: readProfile,
  async erase(db, userId) {
    await deleteNotesAbout(db, userId);
    await deleteMailedTokens(db, userId);
    await deleteKeysOf(db, userId);
  },
};

/**
 * All data of a member, in export order. Erasure runs backwards, because other parts refer to the
 * profile.
 */
export const ACCOUNT_PARTS: readonly AccountPart[] = [
  profilePart,
  customizationPart,
  uploadsPart,
  sessionsPart,
  passkeysPart,
  secondFactorPart,
  blocksPart,
  decksPart,
  deckRevisionsPart,
  deckFoldersPart,
  bookmarksPart,
  deckPreferencesPart,
  collectionsPart,
  collectionEntriesPart,
  customSeriesPart,
  customCardsPart,
  invitationsPart,
  tradeSettingsPart,
  tradesPart,
  tournamentsPart,
  archetypeProposalsPart,
  objectionsPart,
  mailboxPart,
  noticesPart,
  noticeSettingsPart,
  expEventsPart,
  rewardedListsPart,
  untoldAwardsPart,
  cosmeticsPart,
  ratingsPart,
  dailyCardRatingsPart,
  staplesPart,
  likesPart,
  followsPart,
  commentsPart,
  contentsPart,
  reportsPart,
  reportClaimsPart,
  cardReportsPart,
  renumberedRowsPart,
  appealsPart,
];

/** Parts erased in the first transaction: credentials and pictures. */
export const CREDENTIAL_PARTS: readonly AccountPart[] = [
  profilePart,
  uploadsPart,
  sessionsPart,
  passkeysPart,
  secondFactorPart,
];

export { clearCustomization };
