import type { ErrorCode } from '@deckframe/contract/error-codes';
import type { DECK_REASON_MESSAGES, TRANSFER_MESSAGES } from '@deckframe/contract/deck-messages';
import type {
  ACCOUNT_MESSAGES,
  CATALOGUE_MESSAGES,
  COLLECTION_MESSAGES,
  COMMUNITY_MESSAGES,
  CONTENT_MESSAGES,
  DECK_MESSAGES,
  MAILBOX_MESSAGES,
  MAINTENANCE_MESSAGES,
  MessageParams,
} from '@deckframe/contract/messages';
import type { PageId } from '@deckframe/domain/site/pages/pages';
import type { MenuEntryId } from '@deckframe/domain/site/pages/menu-entries';
import type { CosmeticKey } from '@deckframe/domain/community/profile/cosmetics';
import { ApiError } from './api-error.ts';
import { currentI18n } from './current-i18n.ts';
import type { WebMessageId } from './messages.ts';
import { REQUEST_TIMEOUT_MS } from './request-with-timeout.ts';

/** Returns a text with an explicit id from domain or contract, in the current language. */
export function webText(id: WebMessageId, params: MessageParams = {}): string {
  return translate(`web.${id}`, params);
}

export function maintenanceText(id: keyof typeof MAINTENANCE_MESSAGES): string {
  return translate(`maintenance.${id}`);
}

export function accountText(id: keyof typeof ACCOUNT_MESSAGES): string {
  return translate(`account.${id}`);
}

/** The text of an error code. */
export function refusalText(code: ErrorCode, params: MessageParams = {}): string {
  return translate(`error.${code}`, params);
}

export function catalogueText(
  id: keyof typeof CATALOGUE_MESSAGES,
  params: MessageParams = {},
): string {
  return translate(`catalogue.${id}`, params);
}

export function collectionText(
  id: keyof typeof COLLECTION_MESSAGES,
  params: MessageParams = {},
): string {
  return translate(`collection.${id}`, params);
}

export function communityText(
  id: keyof typeof COMMUNITY_MESSAGES,
  params: MessageParams = {},
): string {
  return translate(`community.${id}`, params);
}

export function contentText(id: keyof typeof CONTENT_MESSAGES): string {
  return translate(`content.${id}`);
}

export function deckText(id: keyof typeof DECK_MESSAGES, params: MessageParams = {}): string {
  return translate(`deck.${id}`, params);
}

/** Why a deck breaks a rule, or a card cannot be added. */
export function deckReasonText(
  code: keyof typeof DECK_REASON_MESSAGES,
  params: MessageParams = {},
): string {
  return translate(`deckReason.${code}`, params);
}

/** Texts of import and export. */
export function transferText(
  id: keyof typeof TRANSFER_MESSAGES,
  params: MessageParams = {},
): string {
  return translate(`deckText.${id}`, params);
}

export function mailboxText(id: keyof typeof MAILBOX_MESSAGES, params: MessageParams = {}): string {
  return translate(`mailbox.${id}`, params);
}

/** The name of an item. An unknown item uses the name from the server, or its key. */
export function cosmeticName({ kind, key, name }: CosmeticKey & { name?: string }): string {
  const id = `cosmetic.${kind}.${key}`;
  return isKnown(id) ? translate(id) : (name ?? key);
}

export function pageTitle(id: PageId): string {
  return translate(`page.${id}.title`);
}

export function pageDescription(id: PageId): string {
  return translate(`page.${id}.description`);
}

/** The name of a page in menus. */
export function menuLabel(id: MenuEntryId): string {
  return translate(`menu.${id}.label`);
}

/** Undefined until these texts are loaded. */
export function menuHint(id: MenuEntryId): string | undefined {
  const hint = `menu.${id}.hint`;
  return isKnown(hint) ? translate(hint) : undefined;
}

/** The message for any error. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error);
  switch (error.code) {
    case 'NETWORK':
      return webText('networkFailed');
    case 'TIMEOUT':
      return webText('requestTimedOut', { seconds: REQUEST_TIMEOUT_MS / 1000 });
    case 'UNKNOWN':
      return error.message;
    default:
      // The API's text until the catalogue loads.
      return isKnown(`error.${error.code}`) ? refusalText(error.code, error.params) : error.message;
  }
}

function isKnown(id: string): boolean {
  return Object.hasOwn(currentI18n().messages, id);
}

/**
 * The ids come from data, but the extractor reads only literal ids (see
 * build/message-extractor.ts).
 */
function translate(id: string, params?: MessageParams): string {
  return currentI18n()._(id, params);
}
