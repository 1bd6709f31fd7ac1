/** A hint about the deck that can be applied with one press. */
export interface ColorInsight {
  readonly kind: 'colors';
  /** The colours to filter by. */
  readonly colors: readonly string[];
  /** Names the hint, so that it is given once. */
  readonly key: string;
}

export interface InsightState {
  /** The preference `enableDeckInsights`. */
  readonly enabled: boolean;
  /** The deck's colours by the 20 percent rule. */
  readonly deckColors: readonly string[];
  /** The active colour filter. */
  readonly filterColors: readonly string[];
  /** Keys of the hints given before. */
  readonly given: ReadonlySet<string>;
}

/** The deck's colours, where the filter shows others; once for each set of colours. */
export function findColorInsight(state: InsightState): ColorInsight | undefined {
  const key = keyOf(state.deckColors);
  const due =
    state.enabled &&
    state.deckColors.length > 0 &&
    key !== keyOf(state.filterColors) &&
    !state.given.has(key);
  return due ? { kind: 'colors', colors: state.deckColors, key } : undefined;
}

function keyOf(colors: readonly string[]): string {
  return `colors:${[...new Set(colors)].sort().join(',')}`;
}
