import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { useAppServices } from '#lib/app-services.ts';
import { focusResults } from '#lib/focus-results.ts';
import { dialogOf, isTyping, useHotkeys } from '#lib/hotkeys.ts';
import { singleKeysStore } from '#lib/single-keys.ts';

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
  /** True in text fields, where only shortcuts with modifiers count. */
  readonly inField: boolean;
  readonly at: number;
}

/** How long `G` waits for its second key. */
export const SEQUENCE_MS = 1_500;

/** Listed in this order by the dialog of shortcuts. */
export const HOTKEYS: Readonly<Record<string, ShortcutAction>> = {
  '/': 'search',
  '?': 'showKeys',
  r: 'skipToResults',
  n: 'newDeck',
  'g h': 'goHome',
  'g c': 'goCards',
  'g b': 'goBuilder',
  'g d': 'goDecks',
  'g l': 'goLeaderboard',
  'g p': 'goProfile',
};

/** Maps keys to actions; single keys can be switched off (WCAG 2.1.4). */
export function createShortcutReader(areSingleKeysOn: () => boolean) {
  let gPressedAt = Number.NEGATIVE_INFINITY;

  return (press: KeyPress): ShortcutAction | undefined => {
    const key = press.key.toLowerCase();
    if (press.ctrlOrMeta) return key === 'k' && !press.alt ? 'openPalette' : undefined;
    if (press.alt || press.inField || !areSingleKeysOn()) return undefined;
    const afterG = press.at - gPressedAt <= SEQUENCE_MS;
    gPressedAt = key === 'g' && !afterG ? press.at : Number.NEGATIVE_INFINITY;
    return HOTKEYS[afterG ? `g ${key}` : key];
  };
}

const PAGES_BY_ACTION: Readonly<Partial<Record<ShortcutAction, string>>> = {
  newDeck: '/deckbuilder',
  goHome: '/',
  goCards: '/cardlist',
  goBuilder: '/deckbuilder',
  goDecks: '/decks',
  goLeaderboard: '/leaderboard',
};

/** Listens for global shortcuts while no shell dialog is open. */
export function useShortcuts(): void {
  const { openDialog, session } = useAppServices();
  const navigate = useNavigate();
  const [read] = useState(() => createShortcutReader(singleKeysStore.get));
  const act = (action: ShortcutAction) => {
    if (action === 'search' && focusSearch()) return undefined;
    if (action === 'skipToResults') return void focusResults();
    if (action === 'openPalette' || action === 'search') return openDialog.set('palette');
    if (action === 'showKeys') return openDialog.set('keys');
    const user = session.get();
    const to =
      action === 'goProfile'
        ? user
          ? `/profile/${encodeURIComponent(user.id)}`
          : '/login'
        : PAGES_BY_ACTION[action];
    if (to) void navigate({ to });
  };
  useHotkeys((event) => {
    if (event.defaultPrevented || event.repeat) return false;
    if (openDialog.get() !== null || dialogOf(event.target)) return false;
    const action = read({
      key: event.key,
      ctrlOrMeta: event.ctrlKey || event.metaKey,
      alt: event.altKey,
      inField: isTyping(event),
      at: event.timeStamp,
    });
    if (action) act(action);
    return action !== undefined;
  });
}

/** Focuses the page's own search if it has one. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLElement>('[data-query-field]');
  field?.focus();
  return field !== null;
}
