import type { FieldFault } from '@deckframe/contract/problem';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { findMissingColumn, isDatabaseUnavailable } from './database-faults.ts';
import { AppError } from './app-error.ts';

type FastifyFault = { code?: string; statusCode?: number; validationContext?: string };

const FASTIFY_CODES = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'INVALID_JSON',
  FST_ERR_CTP_INVALID_JSON_BODY: 'INVALID_JSON',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'INVALID_REQUEST',
  FST_ERR_BAD_URL: 'INVALID_REQUEST',
  FST_ERR_MAX_PARAM_LENGTH: 'INVALID_REQUEST',
  FST_ERR_NOT_FOUND: 'NOT_FOUND',
} as const;

/** Converts any error to an AppError. Only collections name a missing column, as documented. */
export function toAppError(error: unknown, { namesColumns = false } = {}): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const { validationContext = 'body' } = error as FastifyFault;
    const errors = error.validation.map((fault): FieldFault => ({
      path: `/${validationContext}${fault.instancePath}`,
      message: fault.message ?? 'invalid',
    }));
    return new AppError('INVALID_REQUEST', {}, { errors, cause: error });
  }
  const { code = '', statusCode = 500 } = (error ?? {}) as FastifyFault;
  if (Object.hasOwn(FASTIFY_CODES, code)) {
    return new AppError(FASTIFY_CODES[code as keyof typeof FASTIFY_CODES], {}, { cause: error });
  }
  // JSON.parse and the __proto__ guard throw plain 400 errors.
  if (error instanceof SyntaxError && statusCode === 400) return new AppError('INVALID_JSON');
  const column = namesColumns ? findMissingColumn(error) : undefined;
  if (column !== undefined)
    return new AppError('COLUMN_MISSING', { name: column }, { cause: error });
  if (isDatabaseUnavailable(error)) return new AppError('UNAVAILABLE', {}, { cause: error });
  if (statusCode >= 400 && statusCode < 500) return new AppError('INVALID_REQUEST');
  return new AppError('INTERNAL', {}, { cause: error });
}
