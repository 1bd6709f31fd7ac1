import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { focusResults } from '#lib/focus-results.ts';
import { singleKeysStore } from '#lib/single-keys.ts';

import { createShortcutReader, type ShortcutAction } from './shortcut-reader.ts';

const EDITABLE = 'input, textarea, select, [contenteditable="true"]';

const PAGES_BY_ACTION: Readonly<Partial<Record<ShortcutAction, string>>> = {
  newDeck: '/deckbuilder',
  goHome: '/',
  goCards: '/cardlist',
  goBuilder: '/deckbuilder',
  goDecks: '/decks',
  goLeaderboard: '/leaderboard',
};

/** Listens for the global keys (design, section 5) while no window of the shell is open. */
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

/** A page with a search of its own is searched by that one. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLElement>('[data-query-field]');
  field?.focus();
  return field !== null;
}
