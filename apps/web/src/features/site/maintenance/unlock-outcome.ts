import { ApiError } from '#lib/api-error.ts';

export type UnlockFault = 'codeMissing' | 'wrong' | 'failed';

/** Chooses the documented text (MAINT-10, MAINT-12). */
export function toUnlockFault(error: unknown): UnlockFault {
  const wrong = error instanceof ApiError && error.code === 'MAINTENANCE_CODE_INVALID';
  return wrong ? 'wrong' : 'failed';
}

export function isSubmitDisabled(entered: string, verifying: boolean): boolean {
  return entered === '' || verifying;
}
