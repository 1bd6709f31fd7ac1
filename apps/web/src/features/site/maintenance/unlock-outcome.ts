import { ApiError } from '#lib/api-error.ts';

export type UnlockFault = 'codeMissing' | 'wrong' | 'failed';

/** Which of the documented texts an attempt deserves (MAINT-10, MAINT-12). */
export function toUnlockFault(error: unknown): UnlockFault {
  const wrong = error instanceof ApiError && error.code === 'MAINTENANCE_CODE_INVALID';
  return wrong ? 'wrong' : 'failed';
}

/** C-86: "empty" means no characters at all; blanks can be sent and get their message. */
export function isSubmitDisabled(entered: string, verifying: boolean): boolean {
  return entered === '' || verifying;
}
