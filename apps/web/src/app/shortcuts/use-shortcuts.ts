import { useEffect } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { useAppServices } from '#lib/app-services.ts';
import { focusResults } from '#lib/focus-results.ts';
import { singleKeysStore } from '#lib/single-keys.ts';

type ShortcutAction =
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

/** Maps keys to actions; single keys can be switched off (WCAG 2.1.4). */
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

const EDITABLE = 'input, textarea, select, [contenteditable="true"]';

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
  useEffect(() => {
    const read = createShortcutReader(singleKeysStore.get);
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
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return;
      const target = event.target instanceof Element ? event.target : null;
      const inField = target?.closest(EDITABLE) !== null && target !== null;
      if (openDialog.get() !== null || target?.closest('[role="dialog"], [role="alertdialog"]')) {
        return;
      }
      const action = read({
        key: event.key,
        ctrlOrMeta: event.ctrlKey || event.metaKey,
        alt: event.altKey,
        inField,
        at: event.timeStamp,
      });
      if (!action) return;
      event.preventDefault();
      act(action);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [openDialog, session, navigate]);
}

/** Focuses the page's own search if it has one. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLElement>('[data-query-field]');
  field?.focus();
  return field !== null;
}
