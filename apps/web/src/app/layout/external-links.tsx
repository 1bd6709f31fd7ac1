import { msg } from '@lingui/core/macro';
import type { ExternalLinks } from '@deckframe/domain/game-config';
import type { MessageDescriptor } from '@lingui/core';

export interface ExternalLink {
  readonly id: keyof ExternalLinks;
  readonly label: MessageDescriptor;
}

/** SHELL-25: support, chat and bug report; addresses from the config. */
export const EXTERNAL_LINKS: readonly ExternalLink[] = [
  { id: 'support', label: msg`Support` },
  { id: 'chat', label: msg`Community chat` },
  { id: 'reportBug', label: msg`Report bug` },
];

/** Opens in a new tab without referrer. */
export function externalProps(url: string) {
  return /^https?:/.test(url) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
}
