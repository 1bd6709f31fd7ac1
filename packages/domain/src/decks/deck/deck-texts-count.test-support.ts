/** The rules themselves know no Node; only their tests may ask it how long to run. */
type TestHost = { process?: { env: Record<string, string | undefined> } };

/** `DECK_TEXTS=100000` runs the whole number; CI samples it. */
export const DECK_TEXTS_COUNT = Number((globalThis as TestHost).process?.env['DECK_TEXTS'] ?? 500);
