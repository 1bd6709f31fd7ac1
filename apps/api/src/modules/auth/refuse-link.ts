import { APIError } from 'better-auth';
import { AppError } from '../../lib/app-error.ts';

/** Whatever the service has against a mailed token, the person needs a new one. */
export async function refuseLink<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof APIError) throw new AppError('LINK_INVALID', {}, { cause: error });
    throw error;
  }
}
