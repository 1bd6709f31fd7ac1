import { ApiError } from '../api-error.ts';

/** Answers that leave open whether the write was done. */
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
