import type { CATALOGUE_MESSAGES, MessageParams } from '@deckframe/contract/messages';

/** A translatable message of the catalogue. */
export interface CatalogueMessage {
  readonly code: keyof typeof CATALOGUE_MESSAGES;
  readonly params: MessageParams;
}

/** Cards could not be loaded. */
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
