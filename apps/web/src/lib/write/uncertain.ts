import { ApiError } from '../api-error.ts';

/** Error codes after which it is unknown whether the write was done. */
const UNCERTAIN: readonly ApiError['code'][] = [
  'NETWORK',
  'TIMEOUT',
  'UNKNOWN_OUTCOME',
  'UNAVAILABLE',
  'OVERLOADED',
];

export function isUncertain(error: unknown): boolean {
  return error instanceof ApiError && UNCERTAIN.includes(error.code);
}
