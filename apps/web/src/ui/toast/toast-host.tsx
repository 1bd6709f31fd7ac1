import { useEffect, useState } from 'react';
import { Toast } from '@base-ui/react/toast';
import { ToastFace } from './toast-face.tsx';
import {
  TOAST_DEFAULT_POSITION,
  TOAST_STACK_LIMIT,
  TOAST_TIME_MS,
  toastRole,
  type ToastMessage,
  type ToastPosition,
} from './toast-kinds.ts';
import { toasts, type ToastOrder, type ToastQueue } from './toast-queue.ts';
import './toast.css';

const POSITIONS: readonly ToastPosition[] = ['bottom-right', 'top-right'];

type ToastHostProps = {
  /** Name of the region that F6 focuses. */
  label: string;
  closeLabel: string;
  queue?: ToastQueue;
};

type Manager = ReturnType<typeof Toast.createToastManager<ToastMessage>>;
type Managers = Record<ToastPosition, Manager>;

/** Shows the queue's toasts. Load it lazily: earlier messages wait in the queue. */
export function ToastHost({ label, closeLabel, queue = toasts }: ToastHostProps) {
  const [managers] = useState<Managers>(() => ({
    'bottom-right': Toast.createToastManager<ToastMessage>(),
    'top-right': Toast.createToastManager<ToastMessage>(),
  }));
  const isVisible = usePageVisible();

  // A hidden tab takes nothing from the queue, so that no toast is missed.
  useEffect(
    () => (isVisible ? queue.subscribe((order) => carryOut(managers, order)) : undefined),
    [isVisible, managers, queue],
  );

  return POSITIONS.map((position) => (
    <Toast.Provider
      key={position}
      toastManager={managers[position]}
      limit={TOAST_STACK_LIMIT}
      timeout={TOAST_TIME_MS.generic}
    >
      <Toast.Portal>
        <Toast.Viewport
          className="toasts"
          // One landmark is enough; F6 also reaches the other stack.
          role={position === TOAST_DEFAULT_POSITION ? 'region' : 'group'}
          data-position={position}
          data-paused={isVisible ? undefined : ''}
          aria-label={label}
        >
          <ToastStack position={position} closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  ));
}

function carryOut(managers: Managers, order: ToastOrder) {
  if (order.kind === 'close') {
    POSITIONS.forEach((position) => managers[position].close(order.id));
    return;
  }
  const { id, message } = order;
  managers[message.position ?? TOAST_DEFAULT_POSITION].add({
    id,
    type: message.kind,
    timeout: TOAST_TIME_MS[message.kind],
    onClose: message.onClose,
    data: message,
  });
}

function ToastStack({ position, closeLabel }: { position: ToastPosition; closeLabel: string }) {
  const manager = Toast.useToastManager<ToastMessage>();
  return manager.toasts.map((toast) =>
    toast.data ? (
      <Toast.Root
        key={toast.id}
        toast={toast}
        swipeDirection={position === 'top-right' ? ['up', 'right'] : ['down', 'right']}
        className="toast toast--live"
        role={toastRole(toast.data.kind)}
        aria-modal={undefined}
        data-kind={toast.data.kind}
      >
        <Toast.Content className="toast__content">
          <ToastFace
            message={toast.data}
            closeLabel={closeLabel}
            onClose={() => manager.close(toast.id)}
          />
          <i
            key={toast.updateKey}
            className="toast__time"
            style={{ animationDuration: `${TOAST_TIME_MS[toast.data.kind]}ms` }}
          />
        </Toast.Content>
      </Toast.Root>
    ) : null,
  );
}

function usePageVisible(): boolean {
  const [isVisible, setVisible] = useState(() => !document.hidden);
  useEffect(() => {
    const update = () => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isVisible;
}
