/** The one place that writes errors to the console, so that nothing logs twice or in another shape. */
export function reportError(message: string, cause?: unknown): void {
  // oxlint-disable-next-line no-console -- this is the place
  console.error(message, ...(cause === undefined ? [] : [cause]));
}
