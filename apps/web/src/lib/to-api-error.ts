import type { ErrorCode } from '@deckframe/contract/error-codes';
import type { MessageParams } from '@deckframe/contract/messages';
import { ApiError } from './api-error.ts';

/** Converts an error answer to `ApiError`; an HTML page of a proxy gets the code `UNKNOWN`. */
export function toApiError(status: number, body: unknown, requestId: string | null): ApiError {
  if (!isProblem(body)) {
    return new ApiError({ code: 'UNKNOWN', status, detail: `HTTP ${status}`, requestId });
  }
  return new ApiError({
    code: isErrorCode(body.code) ? body.code : 'UNKNOWN',
    status,
    detail: body.detail,
    params: body.params ?? {},
    requestId: body.requestId ?? requestId,
    body,
  });
}

interface ProblemBody {
  code: string;
  detail: string;
  params?: MessageParams;
  requestId?: string;
}

function isProblem(body: unknown): body is ProblemBody {
  if (typeof body !== 'object' || body === null) return false;
  return (
    'code' in body &&
    typeof body.code === 'string' &&
    'detail' in body &&
    typeof body.detail === 'string'
  );
}

/** Codes are not bundled; unknown ones use the API's text. */
function isErrorCode(code: string): code is ErrorCode {
  return /^[A-Z][A-Z_]+$/.test(code);
}
