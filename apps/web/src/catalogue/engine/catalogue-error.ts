import type { CATALOGUE_MESSAGES, MessageParams } from '@deckframe/contract/messages';

/** A text of the catalogue, to be shown in the user's language. */
export interface CatalogueMessage {
  readonly code: keyof typeof CATALOGUE_MESSAGES;
  readonly params: MessageParams;
}

/** Cards that could not be had, and what to say about it. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
  readonly text: CatalogueMessage;

  constructor(code: CatalogueMessage['code'], params: MessageParams = {}, cause?: unknown) {
    super(code, { cause });
    this.text = { code, params };
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
