import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ToastFace } from '#ui/toast/toast-face.tsx';
import { ToastHost } from '#ui/toast/toast-host.tsx';
import { TOAST_TIME_MS, type ToastMessage } from '#ui/toast/toast-kinds.ts';
import { createToastQueue } from '#ui/toast/toast-queue.ts';
import { KitSection } from './kit-section.tsx';
import { PLAIN_TOASTS, SPECIAL_TOASTS } from '../../kit/toast-samples.ts';

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

/** The page has its own queue, so that the app's toasts stay out of it. */
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
