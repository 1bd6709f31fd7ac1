import {
  CLIENT_ERROR_LIMITS,
  type ClientError,
  type ClientErrorKind,
} from '@deckframe/domain/site/client-errors/client-error';
import { scrubErrorText } from '@deckframe/domain/site/client-errors/scrub-error-text';

/** So many a page load: what comes after the first few follows from them. */
const MAX_PER_LOAD = 5;

/** Names of what is no fault of ours: refusals of the API, lost connections, what was called off. */
const EXPECTED = ['ApiError', 'AbortError', 'ForbiddenError', 'ChunkError'];

export interface ErrorSender {
  readonly note: (kind: ClientErrorKind, error: unknown) => void;
}

/** Hands each error on once, without anything about the person who sits here. */
export function createErrorSender(send: (error: ClientError) => void): ErrorSender {
  const told = new Set<string>();
  return {
    note: (kind, thrown) => {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      if (EXPECTED.includes(error.name) || told.size >= MAX_PER_LOAD) return;
      const name = scrubErrorText(error.name, CLIENT_ERROR_LIMITS.name);
      const message = scrubErrorText(error.message, CLIENT_ERROR_LIMITS.message);
      const stack = scrubErrorText(error.stack ?? '', CLIENT_ERROR_LIMITS.stack);
      // A boundary and the window may both hear of the same one.
      const identity = `${name} ${message} ${stack}`;
      if (told.has(identity)) return;
      told.add(identity);
      send({ kind, name, message, stack });
    },
  };
}
