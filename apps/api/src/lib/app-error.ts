import type { ErrorCode } from '@deckframe/contract/error-codes';
import type { MessageParams } from '@deckframe/contract/messages';
import type { FieldFault } from '@deckframe/contract/problem';

export type AppErrorOptions = {
  cause?: unknown;
  errors?: readonly FieldFault[];
  retryAfterSeconds?: number;
  /** Additional fields of the answer, such as the stored deck. */
  extensions?: Readonly<Record<string, unknown>>;
};

/** A refusal with a stable code; status and text come from the contract. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly params: MessageParams;
  readonly errors: readonly FieldFault[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly extensions: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, params: MessageParams = {}, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.params = params;
    this.errors = options.errors;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.extensions = options.extensions ?? {};
  }
}
