import type { ErrorCode } from '@deckframe/contract/error-codes';
import type { MessageParams } from '@deckframe/contract/messages';

/** Codes without an API answer. */
export type ClientErrorCode = 'NETWORK' | 'TIMEOUT';

/** A refusal by API or network; `code` selects the text. */
export class ApiError extends Error {
  readonly code: ErrorCode | ClientErrorCode | 'UNKNOWN';
  readonly status: number;
  readonly params: MessageParams;
  readonly requestId: string | null;
  /** The whole body: a refused save includes the stored deck. */
  readonly body: unknown;

  constructor(init: {
    code: ApiError['code'];
    status: number;
    detail: string;
    params?: MessageParams;
    requestId?: string | null;
    body?: unknown;
    cause?: unknown;
  }) {
    super(init.detail, { cause: init.cause });
    this.name = 'ApiError';
    this.code = init.code;
    this.status = init.status;
    this.params = init.params ?? {};
    this.requestId = init.requestId ?? null;
    this.body = init.body;
  }
}
