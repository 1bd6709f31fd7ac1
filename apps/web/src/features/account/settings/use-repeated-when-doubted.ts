import { ApiError } from '#lib/api-error.ts';
import { useAppServices } from '#lib/app-services.ts';

/** Runs a request; if the API doubts the session, waits for the member to sign in and repeats it. */
export function useRepeatedWhenDoubted() {
  const { sessionWatch } = useAppServices();
  return async <T>(request: () => Promise<T>): Promise<T> => {
    try {
      return await request();
    } catch (error) {
      if (!isDoubt(error) || !(await sessionWatch.waitForSignIn())) throw error;
      return request();
    }
  };
}

function isDoubt(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.code === 'UNAUTHENTICATED' || error.code === 'SIGN_IN_AGAIN')
  );
}
