import type { AccountPart } from '../../lib/account-part.ts';
import { deleteKeysOf } from '../../lib/idempotent-write.ts';
import { appealsPart } from '../appeals/service.ts';
import { deleteCredentials } from '../auth/service.ts';
import { archetypeProposalsPart } from '../archetype-rules/service.ts';
import { blocksPart } from '../blocks/service.ts';
import { collectionEntriesPart, collectionsPart } from '../collection/collection/service.ts';
import { commentsPart } from '../community/comments/service.ts';
import { contentsPart } from '../contents/service.ts';
import { customCardsPart } from '../custom-cards/service.ts';
import { customSeriesPart } from '../creators/series/service.ts';
import { deckFoldersPart } from '../decks/lists/folder-service.ts';
import { bookmarksPart, deckPreferencesPart } from '../decks/lists/service.ts';
import { deckRevisionsPart } from '../deck-revisions/service.ts';
import { decksPart } from '../decks/decks/service.ts';
import { expEventsPart, rewardedListsPart, untoldAwardsPart } from '../exp/service.ts';
import { followsPart } from '../follows/service.ts';
import { likesPart } from '../community/likes/service.ts';
import { deleteMailedTokens } from '../site/mail/mailed-token-service.ts';
import { cosmeticsPart, mailboxPart } from '../mailbox/service.ts';
import { anonymiseMember } from '../members/service.ts';
import { noticeSettingsPart, noticesPart } from '../notices/service.ts';
import { customizationPart } from '../profile/service.ts';
import { passkeysPart } from '../accounts/auth/passkey-service.ts';
import { dailyCardRatingsPart, ratingsPart } from '../ratings/service.ts';
import { renumberedRowsPart } from '../cards/numbers/service.ts';
import { cardReportsPart } from '../card-reports/service.ts';
import { reportClaimsPart } from '../report-queue/service.ts';
import { reportsPart } from '../community/moderation/service.ts';
import { secondFactorPart } from '../accounts/second-factor/service.ts';
import { sessionsPart } from '../accounts/session/service.ts';
import { deleteNotesAbout } from '../staff/users/note-service.ts';
import { staplesPart } from '../staples/service.ts';
import { objectionsPart } from '../tournament-objections/service.ts';
import { tournamentsPart } from '../tournaments/desk/reading-service.ts';
import { tradeSettingsPart, tradesPart } from '../trades/service.ts';
import { uploadsPart } from '../site/uploads/service.ts';
import { readProfile } from '../accounts/account/queries.ts';

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
    await deleteCredentials(db, userId);
    await deleteKeysOf(db, userId);
    await anonymiseMember(db, userId);
  },
};

/**
 * Everything that we keep about a member, in the order of the exported file. It is erased from the
 * end: the person last, since the other parts hang on it.
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
