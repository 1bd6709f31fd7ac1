import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ToastFace } from '#ui/toast/toast-face.tsx';
import { ToastHost } from '#ui/toast/toast-host.tsx';
import { TOAST_TIME_MS, type ToastMessage } from '#ui/toast/toast-kinds.ts';
import { createToastQueue } from '#ui/toast/toast-queue.ts';
import { KitSection } from './kit-section.tsx';

const nothing = () => undefined;

const PLAIN_TOASTS: readonly ToastMessage[] = [
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

const SPECIAL_TOASTS: readonly ToastMessage[] = [
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

const SECOND_MS = 1000;

function StillToast({ message }: { message: ToastMessage }) {
  return (
    <div className="toast" data-kind={message.kind}>
      <div className="toast__content">
        <ToastFace message={message} closeLabel="Close" onClose={() => undefined} />
        <i className="toast__time kit__time" />
      </div>
    </div>
  );
}

export function ToastSection() {
  return (
    <KitSection title="Toasts">
      <div className="kit__stack">
        {PLAIN_TOASTS.map((message) => (
          <StillToast key={message.kind} message={message} />
        ))}
      </div>
    </KitSection>
  );
}

/** A separate queue, so that the app's toasts do not appear. */
export function LiveToastSection() {
  const [queue] = useState(createToastQueue);
  return (
    <KitSection title="Insight, EXP and level-up">
      <div className="kit__stack">
        {SPECIAL_TOASTS.map((message) => (
          <StillToast key={message.kind} message={message} />
        ))}
      </div>
      <p className="kit__note">Raise a real one. F6 jumps in, hover or focus stops the clock.</p>
      <div className="kit__things">
        {[...PLAIN_TOASTS, ...SPECIAL_TOASTS].map((message) => (
          <Button key={message.kind} size="sm" onClick={() => queue.show(message)}>
            {message.kind} {TOAST_TIME_MS[message.kind] / SECOND_MS} s
          </Button>
        ))}
      </div>
      <ToastHost queue={queue} label="Notifications of the kit" closeLabel="Close" />
    </KitSection>
  );
}
