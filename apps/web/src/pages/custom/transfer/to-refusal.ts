import type { ErrorCode } from '@deckframe/contract/error-codes';
import type { BatchResult } from '#features/creators/custom-cards/api.ts';
import { ApiError } from '#lib/api-error.ts';

/** The refusal of one card of many, as if it had been sent alone. */
export function toRefusal({ code, params, errors }: NonNullable<BatchResult['refusal']>): ApiError {
  const detail = errors.map(({ path, message }) => `${path} ${message}`).join(', ') || code;
  return new ApiError({ code: code as ErrorCode, status: 400, detail, params });
}
