import type { ToastMessage } from '#ui/toast/toast-kinds.ts';

const nothing = () => undefined;

export const PLAIN_TOASTS: readonly ToastMessage[] = [
  { kind: 'success', title: 'Decklist saved successfully', detail: 'Northwind Tempo · 50 cards' },
  {
    kind: 'error',
    title: 'This deck is locked and cannot be edited',
    detail: 'Clone it to make your own version.',
  },
  {
    kind: 'warning',
    position: 'top-right',
    title: 'Deck cooldown',
    detail: 'Saved. EXP for new decks returns in 22 min.',
  },
  {
    kind: 'info',
    title: 'Using cached data due to network error',
    detail: 'Cards from 11:42. We will retry.',
  },
  {
    kind: 'generic',
    title: 'Tidebreaker removed.',
    action: { label: 'Undo', onPress: nothing },
  },
  { kind: 'store', title: 'Preferences stored on this device' },
];

export const SPECIAL_TOASTS: readonly ToastMessage[] = [
  {
    kind: 'insight',
    title: 'This deck is Blue and White',
    detail: 'Show only those colors?',
    applyLabel: 'Apply color filter',
    dismissLabel: 'Dismiss',
    onApply: nothing,
  },
  { kind: 'exp', amount: 500, unit: 'EXP', reason: 'Deck published', progress: 0.82 },
  { kind: 'levelUp', title: 'LEVEL UP', detail: '57 levels to the next reward pack.', level: 43 },
];
