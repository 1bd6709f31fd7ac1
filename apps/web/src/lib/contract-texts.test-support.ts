import { DECK_REASON_MESSAGES, TRANSFER_MESSAGES } from '@deckframe/contract/deck-messages';
import { COLLECTION_MESSAGES, DECK_MESSAGES, ERROR_MESSAGES } from '@deckframe/contract/messages';
import { i18n } from '@lingui/core';
import { LATER_MESSAGES } from './later-messages.ts';
import { FIRST_MESSAGES } from './messages.ts';

/** Loads the English texts with explicit ids. */
export function openContractTexts(): void {
  const withPrefix = (prefix: string, texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).map(([key, text]) => [`${prefix}.${key}`, text]);
  const messages = Object.fromEntries([
    ...withPrefix('error', ERROR_MESSAGES),
    ...withPrefix('collection', COLLECTION_MESSAGES),
    ...withPrefix('deck', DECK_MESSAGES),
    ...withPrefix('deckReason', DECK_REASON_MESSAGES),
    ...withPrefix('deckText', TRANSFER_MESSAGES),
    ...withPrefix('web', { ...FIRST_MESSAGES, ...LATER_MESSAGES }),
  ]);
  i18n.loadAndActivate({ locale: 'en', messages });
}
