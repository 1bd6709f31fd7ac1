import type { ReactNode } from 'react';

/** How long each kind stays (TOAST-01, TOAST-07 to TOAST-10; the kind wins over the origin, C-52). */
export const TOAST_TIME_MS = {
  success: 4000,
  error: 6000,
  info: 4000,
  warning: 5000,
  /** No kind given: the default of the container. */
  generic: 3000,
  /** Raised by a data store without a kind. */
  store: 4000,
  insight: 3000,
  exp: 3000,
  levelUp: 4000,
} as const;

export type ToastKind = keyof typeof TOAST_TIME_MS;
export type ToastPosition = 'bottom-right' | 'top-right';

export const TOAST_DEFAULT_POSITION: ToastPosition = 'bottom-right';
/** Newest in front; older ones wait behind. */
export const TOAST_STACK_LIMIT = 3;

type ToastBase = {
  /** The same id again updates the toast in place. */
  id?: string;
  /** Only the deck cooldown warning asks for another corner (C-51). */
  position?: ToastPosition;
  onClose?: () => void;
};

export type ToastAction = { label: string; onPress: () => void };

export type PlainToast = ToastBase & {
  kind: 'success' | 'error' | 'info' | 'warning' | 'generic' | 'store';
  title: ReactNode;
  /** One more line: what to do next. */
  detail?: ReactNode;
  action?: ToastAction;
  /** One more thing that can be done with it. */
  secondAction?: ToastAction;
};

export type InsightToast = ToastBase & {
  kind: 'insight';
  title: ReactNode;
  detail?: ReactNode;
  applyLabel: string;
  dismissLabel: string;
  onApply: () => void;
  /** Refused, rather than gone by itself. */
  onDismiss?: () => void;
};

export type ExpToast = ToastBase & {
  kind: 'exp';
  amount: number;
  unit: string;
  reason?: ReactNode;
  /** Share of the current level that is done, 0 to 1. */
  progress: number;
};

export type LevelUpToast = ToastBase & {
  kind: 'levelUp';
  title: ReactNode;
  detail?: ReactNode;
  level: number;
};

export type ToastMessage = PlainToast | InsightToast | ExpToast | LevelUpToast;

/** Errors interrupt, the rest waits its turn. */
export function toastRole(kind: ToastKind): 'alert' | 'status' {
  return kind === 'error' ? 'alert' : 'status';
}
