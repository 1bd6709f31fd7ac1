export type ShortcutAction =
  | 'openPalette'
  | 'search'
  | 'skipToResults'
  | 'showKeys'
  | 'newDeck'
  | 'goHome'
  | 'goCards'
  | 'goBuilder'
  | 'goDecks'
  | 'goLeaderboard'
  | 'goProfile';

export interface KeyPress {
  readonly key: string;
  readonly ctrlOrMeta: boolean;
  readonly alt: boolean;
  /** The press went into a text field, so only chords count. */
  readonly inField: boolean;
  readonly at: number;
}

/** How long `G` waits for its second key. */
export const SEQUENCE_MS = 1_500;

const SINGLE_KEYS: Readonly<Record<string, ShortcutAction>> = {
  '/': 'search',
  '?': 'showKeys',
  n: 'newDeck',
  r: 'skipToResults',
};

const AFTER_G: Readonly<Record<string, ShortcutAction>> = {
  h: 'goHome',
  c: 'goCards',
  b: 'goBuilder',
  d: 'goDecks',
  l: 'goLeaderboard',
  p: 'goProfile',
};

/** Turns key presses into actions; single keys can be switched off (WCAG 2.1.4), ⌘K cannot. */
export function createShortcutReader(areSingleKeysOn: () => boolean) {
  let gPressedAt = Number.NEGATIVE_INFINITY;

  return (press: KeyPress): ShortcutAction | undefined => {
    const key = press.key.toLowerCase();
    if (press.ctrlOrMeta) return key === 'k' && !press.alt ? 'openPalette' : undefined;
    if (press.alt || press.inField || !areSingleKeysOn()) return undefined;
    const afterG = press.at - gPressedAt <= SEQUENCE_MS;
    gPressedAt = key === 'g' && !afterG ? press.at : Number.NEGATIVE_INFINITY;
    return afterG ? AFTER_G[key] : SINGLE_KEYS[key];
  };
}
