import {
  CLIENT_ERROR_LIMITS,
  type ClientError,
  type ClientErrorKind,
} from '@deckframe/domain/site/client-errors/client-error';
import { scrubErrorText } from '@deckframe/domain/site/client-errors/scrub-error-text';

/** Later errors are usually consequences. */
const MAX_PER_LOAD = 5;

/** Expected errors that are not reported. */
const EXPECTED = ['ApiError', 'AbortError', 'ForbiddenError', 'ChunkError'];

export interface ErrorSender {
  readonly note: (kind: ClientErrorKind, error: unknown) => void;
}

/** Reports each error once without personal data. */
export function createErrorSender(send: (error: ClientError) => void): ErrorSender {
  const told = new Set<string>();
  return {
    note: (kind, thrown) => {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      if (EXPECTED.includes(error.name) || told.size >= MAX_PER_LOAD) return;
      const name = scrubErrorText(error.name, CLIENT_ERROR_LIMITS.name);
      const message = scrubErrorText(error.message, CLIENT_ERROR_LIMITS.message);
      const stack = scrubErrorText(error.stack ?? '', CLIENT_ERROR_LIMITS.stack);
      // A boundary and window may report the same error.
      const identity = `${name} ${message} ${stack}`;
      if (told.has(identity)) return;
      told.add(identity);
      send({ kind, name, message, stack });
    },
  };
}
