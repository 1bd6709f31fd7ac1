import { reportError } from '../report-error.ts';
import { createErrorSender } from './error-sender.ts';

/** Tells the server of errors that nobody expected; it counts and logs them. */
export const clientErrors = createErrorSender((error) => {
  fetch('/api/client-errors', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(error),
    // Nobody to tell: the console has it already.
  }).catch(() => {});
});

/** A page or the shell could not be drawn. */
export function reportCrash(message: string, error: unknown): void {
  reportError(message, error);
  clientErrors.note('render', error);
}
