import type { ErrorCode } from './error-codes.ts';
import { STAFF_MESSAGES } from './staff-messages.ts';

/**
 * English texts of the error codes that members can get. `{name}` is filled from the error's
 * params.
 */
export const ERROR_MESSAGES = {
  INVALID_REQUEST: 'The request does not have the expected shape.',
  INVALID_JSON: 'The request body is not valid JSON.',
  IDEMPOTENCY_KEY_REQUIRED: 'Send an Idempotency-Key header of 8 to 200 printable characters.',
  LINK_INVALID: 'This link is no longer valid. Ask for a new one.',
  SELF_REFUSED: 'You cannot do this to your own account.',
  CREDENTIALS_INVALID: 'Wrong username or password.',
  PASSKEY_INVALID: 'This passkey was not accepted.',
  CODE_REQUIRED: 'Enter the code of your authenticator app.',
  CODE_WRONG: 'This code is wrong or was already used.',
  UNAUTHENTICATED: 'Log in to continue.',
  FORBIDDEN: 'Your account may not do this.',
  STAFF_ONLY: 'Insufficient permissions',
  PASSWORD_WRONG: 'Your current password is wrong.',
  EMAIL_NOT_VERIFIED: 'Confirm your e-mail address first. We have sent you a new link.',
  ACCOUNT_SUSPENDED: 'This account is suspended: {reason}',
  MIGRATION_REQUIRED:
    'This account comes from the old site. Set a new password by e-mail to continue.',
  SECOND_FACTOR_REQUIRED: 'This needs your second factor.',
  FRESH_SIGN_IN_REQUIRED: 'Log in again to do this.',
  COSMETIC_NOT_OWNED: 'You do not own this item yet.',
  UPLOAD_NOT_YOURS: 'Upload the picture first, then choose it.',
  ORIGIN_REFUSED: 'Requests that change something must come from this site.',
  MAINTENANCE_CODE_INVALID: 'Invalid maintenance code. Please try again.',
  NOT_FOUND: 'There is nothing at this address.',
  USER_NOT_FOUND: 'There is no such user.',
  EMAIL_NOT_FOUND: 'Email not found.',
  SESSION_NOT_FOUND: 'This session has already ended.',
  PASSKEY_NOT_FOUND: 'There is no such passkey.',
  PROVIDER_NOT_OFFERED: 'This site has no connection to {provider}.',
  GAME_NOT_FOUND: 'Unsupported game: {game}',
  CARD_NOT_FOUND: 'Card not found',
  CONTENT_NOT_FOUND: 'Content not found',
  DAILY_CARD_NOT_FOUND: 'This game has no card of the day yet.',
  DECK_NOT_FOUND: 'Decklist not found',
  REVISION_NOT_FOUND: 'This deck has no such revision.',
  FOLDER_NOT_FOUND: 'Folder not found',
  FOLDER_NAME_TAKEN: 'You already have a folder with this name.',
  FOLDER_LIMIT: 'You can have at most {limit} folders.',
  CUSTOM_SERIES_NOT_FOUND: 'Series not found',
  CUSTOM_CARD_NOT_FOUND: 'Card not found',
  CUSTOM_SERIES_DENIED: 'You do not work on this series.',
  CUSTOM_SERIES_LIMIT: 'You can have at most {limit} series in a game.',
  CUSTOM_CARDS_LIMIT: 'A series can have at most {limit} cards.',
  CUSTOM_MEMBERS_LIMIT: 'At most {limit} members can work on a series.',
  CUSTOM_SERIES_EMPTY: 'Add a card before you publish the series.',
  CUSTOM_ART_UNCLEAR: 'Confirm that all art is your own or free to use.',
  COLLECTION_NOT_FOUND: 'Collection not found',
  COLLECTION_NAME_TAKEN: 'You already have a collection with this name.',
  COLLECTION_LIMIT: 'You can have at most {limit} collections.',
  COLLECTION_FULL: 'A collection holds at most {limit} cards.',
  COLLECTION_FIXED: 'The first collection cannot be renamed or deleted.',
  TRADE_NOT_FOUND: 'Trade not found',
  TRADE_OFF: 'This member does not trade at the moment.',
  TRADE_OPEN: 'You already have an open trade with this member.',
  TRADE_CLOSED: 'This trade is over.',
  TRADE_CHANGED: 'The terms have changed. Look at them again.',
  TRADE_LIMIT: 'You have {limit} open offers. Wait for an answer, or withdraw one.',
  TRADE_DAY_LIMIT: 'You have made {limit} offers within a day. Try again tomorrow.',
  TRADE_SHORT: 'Not enough free copies: {cards}',
  TRADE_NOT_OFFERED: 'No longer offered: {cards}',
  TRADE_FULL: 'A collection holds at most 99 copies of a card: {cards}',
  TRADE_EMPTY: 'Both sides have to give a card.',
  TRADE_SAME_CARD: 'The same card is on both sides.',
  TRADE_TOO_MANY: 'Too many cards for one trade.',
  EVENT_NOT_FOUND: 'This event is not running.',
  ITEM_NOT_FOUND: 'There is no such item in your mailbox.',
  ALREADY_CLAIMED: 'Already yours',
  EVENT_UNMET: 'You do not have everything this asks for yet.',
  EVENT_FULL: 'All of these have been claimed.',
  EVENT_CODE_WRONG: 'This code is wrong.',
  PERMISSION_DENIED: 'You do not have permission to edit this deck',
  DECK_DELETE_DENIED: 'You do not have permission to delete this decklist',
  DECK_LOCKED: 'This deck is locked and cannot be edited',
  DECK_DELETE_LOCKED: 'This decklist is locked and cannot be deleted',
  DECK_COOLDOWN: 'Deck save cooldown: try again in {seconds} seconds.',
  DECK_ID_TAKEN: 'Another deck already has this id.',
  VERSION_REQUIRED: 'Send an If-Match header with the version the change was made from.',
  USERNAME_TAKEN: 'This username is taken, or looks like one that is.',
  PASSKEY_KNOWN: 'This passkey is already yours.',
  SECOND_FACTOR_LAST: 'Staff need a second factor: add another one first.',
  SECOND_FACTOR_NOT_BEGUN: 'This took too long. Start again.',
  LIVE_OFF: 'Live updates are not available right now. Try again later.',
  ALREADY_LIKED: 'Already liked',
  DAILY_ALREADY_RATED:
    'You have already rated the card of the day. The next one comes at 0:00 UTC.',
  COMMENTS_LOCKED: 'Comments are closed here.',
  APPEAL_NOT_FOUND: 'This appeal has already been decided.',
  ALREADY_APPEALED: 'You have already appealed this decision.',
  DECK_LIST_REMOVED:
    'A moderator has hidden your deck with exactly these cards. Keep this one private, or appeal on the page of the other.',
  COMMENT_NOT_FOUND: 'This comment is gone.',
  LINKS_NEED_DECK: 'Save your first deck to add links.',
  NEW_MEMBER_LINKS: 'New members cannot add links yet.',
  COMMENT_REPEATED: 'You have posted this text several times today.',
  NEW_MEMBER_COMMENTS: 'New members have a limit of comments a day. Try again tomorrow.',
  TEXT_REFUSED: 'This cannot be written here: {found}',
  INVITATION_NOT_FOUND: 'This invitation was withdrawn or has expired.',
  CONTACT_BLOCKED: 'This is not possible between you and this member.',
  CONTENT_LINK_REFUSED: 'Enter a web address that starts with https://.',
  CONTENT_TIME_PAST: 'Choose a time in the future.',
  CONTENT_LIMIT: 'You can have at most {limit} contents in a game.',
  TOURNAMENT_NOT_FOUND: 'Tournament not found',
  REGISTRATION_NOT_FOUND: 'There is no such registration.',
  LIST_HIDDEN: 'This list is not shown yet.',
  LIST_POLICY_OPENED:
    'Players have entered already, so their lists cannot be shown earlier than announced.',
  TOURNAMENT_LIMIT: 'You can have at most {limit} tournaments that are not over.',
  TOURNAMENT_STATE: 'The tournament is not in a state for this. Reload it.',
  TOURNAMENT_FULL: 'There is no place left.',
  REGISTRATION_CLOSED: 'Registration is closed.',
  ALREADY_REGISTERED: 'You are registered already.',
  CHECK_IN_CLOSED: 'Check-in is not open now.',
  DECK_NOT_LEGAL: 'This deck is not legal on the day of the tournament.',
  LIST_REQUIRED: 'Choose a deck: this tournament asks for a list.',
  DESK_REFUSED: 'This is not possible at the moment. Look at the tournament again.',
  DEVICE_REFUSED: 'This device is not accepted at this desk. Open the desk again.',
  OBJECTION_CLOSED: 'This can be done for 48 hours after the end, and answered once.',
  OBJECTION_OPEN: 'Your last objection is not answered yet.',
  IMPORT_NEEDS_HISTORY: 'You can import once a tournament of yours has finished here.',
  TOURNAMENT_TIMES: 'Registration must close in the future, and not after the start.',
  REPORT_NOT_FOUND: 'This report has already been handled.',
  VERSION_CONFLICT:
    'Somebody else has changed this in the meantime. Reload it and make your change again.',
  BODY_TOO_LARGE: 'The request body is larger than {limit} bytes.',
  IMAGE_TOO_LARGE: 'The picture is larger than {megabytes} MB.',
  IMAGE_TOO_MANY_PIXELS: 'The picture has more than {megapixels} megapixels.',
  UNSUPPORTED_MEDIA_TYPE: 'Send the body as application/json.',
  IMAGE_TYPE_REFUSED: 'Send a JPEG, PNG, WebP, GIF or AVIF picture.',
  IMAGE_UNREADABLE: 'This picture cannot be read. It may be damaged.',
  IMAGE_TOO_HEAVY: 'This picture takes too much time or memory. Save it smaller and try again.',
  SOCIAL_LINK_REFUSED: 'Enter a name or an address of {site}.',
  USERNAME_LENGTH: 'A username has {min} to {max} characters.',
  USERNAME_CHARACTERS:
    'A username is made of letters of one script, digits, and single dots, dashes or underscores between them.',
  USERNAME_RESERVED: 'This username is reserved.',
  PASSWORD_LENGTH: 'A password has {min} to {max} characters.',
  PASSWORD_GUESSABLE: 'This password is too easy to guess.',
  IDEMPOTENCY_KEY_REUSED: 'This Idempotency-Key was already used for a different request.',
  MAINTENANCE_LOCKED: 'This game is under maintenance.',
  RATE_LIMITED: 'Too many requests. Try again in {seconds} seconds.',
  INTERNAL: 'Something went wrong on our side.',
  COLUMN_MISSING: 'Column {name} does not exist. Please add it to the users table.',
  UNAVAILABLE: 'The service is temporarily unavailable. Try again shortly.',
  OVERLOADED: 'The service is busy. Try again shortly.',
  UPLOADS_OFF: 'This site does not accept pictures at the moment.',
  UPLOADS_FULL: 'There is no space left for pictures on this site. Try again later.',
  UNKNOWN_OUTCOME:
    'We could not confirm whether the change was saved. Repeat it with the same Idempotency-Key.',
} as const satisfies Record<Exclude<ErrorCode, keyof typeof STAFF_MESSAGES>, string>;

/** Texts of the maintenance lock that are not API errors. */
export const MAINTENANCE_MESSAGES = {
  codeMissing: 'Please enter a maintenance code',
  granted: 'Access granted. Welcome!',
  wrong: ERROR_MESSAGES.MAINTENANCE_CODE_INVALID,
  failed: 'An error occurred. Please try again.',
} as const;

/** Account texts that are not API errors, or that cover any failed write. */
export const ACCOUNT_MESSAGES = {
  reminderSent: 'Username reminder sent to your email.',
  reminderFailed: 'Failed to send username reminder.',
  resetSent: 'Password reset sent to your email.',
  resetFailed: 'Failed to send password reset.',
  discordUnlinked: 'Discord account unlinked.',
  patreonUnlinked: 'Patreon account unlinked.',
  discordUnlinkFailed: 'Failed to unlink Discord account.',
  patreonUnlinkFailed: 'Failed to unlink Patreon account.',
  emailNotFound: ERROR_MESSAGES.EMAIL_NOT_FOUND,
} as const;

/** Texts of the browser's card catalogue. */
export const CATALOGUE_MESSAGES = {
  offlineEmpty: 'No cached data available offline',
  networkFallback: 'Using cached data due to network error',
  cardOffline: 'Card not found in cache and device is offline',
  queryOffline: 'No cached data available and device is offline',
  countFailed: 'Failed to count cards: {message}',
  batchFailed: 'Failed to fetch batch {batch}: {message}',
} as const;

/** Deck texts that are not API errors, or that cover any failed write. */
export const DECK_MESSAGES = {
  signInToSave: 'You must be logged in to save a decklist',
  saved: 'Decklist saved successfully',
  saveFailed: 'Failed to save decklist',
  saveError: 'Error saving decklist: {message}',
  loadFailed: 'Failed to load deck',
  getFailed: 'Failed to get decklist',
  loadError: 'Error loading deck: {message}',
  deleted: 'Decklist deleted successfully!',
  addError: 'Error adding card: {message}',
  removeError: 'Error removing card: {message}',
  countError: 'Error setting card count: {message}',
  archetypesFailed: 'Failed to load archetypes: {message}',
  fanMade: 'This deck uses a custom series and contains fan-made content.',
} as const;

/** Collection texts that are not API errors, or that cover any failed write. */
export const COLLECTION_MESSAGES = {
  saved: 'Collection saved successfully',
  loadError: 'Error loading collection data',
  saveError: 'Error saving collection: {message}',
} as const;

/** Mailbox texts. The API returns `message`. */
export const MAILBOX_MESSAGES = {
  bannerClaimed: 'Banner claimed successfully!',
  roleClaimed: 'Role claimed successfully!',
  giftClaimed: 'Reward claimed successfully!',
  bannerFailed: 'Error claiming banner: {message}',
  roleFailed: 'Error claiming role: {message}',
  giftFailed: 'Error claiming reward: {message}',
  fetchFailed: 'Error fetching mailbox data: {message}',
} as const;

/** Texts of community and EXP, literal where the documents quote them. */
export const COMMUNITY_MESSAGES = {
  notSignedIn: 'User not authenticated',
  rated: 'Rating submitted successfully',
  dailyRated: 'Daily card rated successfully',
  dailyRateFailed: 'Failed to rate daily card',
  stapleSignIn: 'You must be logged in to mark staple.',
  staplesSignIn: 'You must be logged in to manage staples',
  stapleAdded: 'Staple added successfully!',
  stapleRemoved: 'Staple removed successfully!',
  stapleAddFailed: 'Failed to save staple: {message}',
  stapleRemoveFailed: 'Failed to remove staple: {message}',
  reportSent: 'Report sent successfully',
  reportResolved: 'Report resolved successfully',
  expCapReached: 'No more EXP for this today. It counts again tomorrow.',
} as const;

/** Texts of members' contents, literal from the documents. */
export const CONTENT_MESSAGES = {
  created: 'Content created',
  updated: 'Content updated',
  deleted: 'Content deleted',
  uploadFailed: 'Upload failed',
} as const;

export const MESSAGES = { ...ERROR_MESSAGES, ...STAFF_MESSAGES } as const;

export type MessageParams = Readonly<Record<string, string | number>>;

/** Fills `{name}` from params: `fillMessage('Unsupported game: {game}', { game: 'x' })`. */
export function fillMessage(template: string, params: MessageParams = {}): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
