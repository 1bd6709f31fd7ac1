/** The only place that logs errors to the console, so that each is logged once. */
export function reportError(message: string, cause?: unknown): void {
  // oxlint-disable-next-line no-console -- this is the place
  console.error(message, ...(cause === undefined ? [] : [cause]));
}
