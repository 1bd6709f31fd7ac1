import type {
  CATALOGUE_MESSAGES,
  MAINTENANCE_MESSAGES,
  MessageParams,
} from '@deckframe/contract/messages';
import type { PageId } from '@deckframe/domain/pages';
import { i18n } from '@lingui/core';
import { ApiError } from './api-error.ts';
import type { WebMessageId } from './messages.ts';
import { REQUEST_TIMEOUT_MS } from './request-with-timeout.ts';

/** The texts with explicit ids: data of domain and contract, in the chosen language. */
export function webText(id: WebMessageId, params: MessageParams = {}): string {
  return translate(`web.${id}`, params);
}

export function maintenanceText(id: keyof typeof MAINTENANCE_MESSAGES): string {
  return translate(`maintenance.${id}`);
}

export function catalogueText(
  id: keyof typeof CATALOGUE_MESSAGES,
  params: MessageParams = {},
): string {
  return translate(`catalogue.${id}`, params);
}

export function pageTitle(id: PageId): string {
  return translate(`page.${id}.title`);
}

export function pageDescription(id: PageId): string {
  return translate(`page.${id}.description`);
}

/** What to tell the user about any failure. */
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
      return translate(`error.${error.code}`, error.params);
  }
}

/** The extractor reads literal ids only; these come from data (see build/message-extractor.ts). */
function translate(id: string, params?: MessageParams): string {
  return i18n._(id, params);
}
