import { useQueryClient } from '@tanstack/react-query';
import { useAppServices } from './app-services.ts';
import { loadChunk } from './lazy-page.ts';
import { reportError } from './report-error.ts';
import type { Wish } from './visitor-action.ts';

/** Asks a visitor to log in, in place, and then does what the visitor wanted. */
export function useSignInFirst(): (wish: Wish) => void {
  const services = useAppServices();
  const client = useQueryClient();
  return (wish) => {
    loadChunk('visitor-action', () => import('./visitor-action.ts'))
      .then(({ signInFirst }) => signInFirst({ services, client }, wish))
      .catch((error: unknown) => reportError('The login dialog did not open', error));
  };
}
