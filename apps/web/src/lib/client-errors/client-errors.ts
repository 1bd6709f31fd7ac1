import { reportError } from '../report-error.ts';
import { createErrorSender } from './error-sender.ts';

/** Sends unexpected errors to the server, which counts and logs them. */
export const clientErrors = createErrorSender((error) => {
  fetch('/api/client-errors', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(error),
    // A failure is harmless, because the console already has the error.
  }).catch(() => {});
});

/** Reports that a page or the shell failed to render. */
export function reportCrash(message: string, error: unknown): void {
  reportError(message, error);
  clientErrors.note('render', error);
}
