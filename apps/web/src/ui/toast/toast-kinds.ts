import type { ReactNode } from 'react';

/**
 * Duration of each kind (TOAST-01, TOAST-07 to TOAST-10; the kind has priority over the origin,
 * C-52).
 */
export const TOAST_TIME_MS = {
  success: 4000,
  error: 6000,
  info: 4000,
  warning: 5000,
  /** Without a kind: the container's default. */
  generic: 3000,
  /** From a data store without a kind. */
  store: 4000,
  insight: 3000,
  exp: 3000,
  levelUp: 4000,
} as const;

export type ToastKind = keyof typeof TOAST_TIME_MS;
export type ToastPosition = 'bottom-right' | 'top-right';

export const TOAST_DEFAULT_POSITION: ToastPosition = 'bottom-right';
/** Newest in front; older ones behind. */
export const TOAST_STACK_LIMIT = 3;

type ToastBase = {
  /** The same id updates an existing toast. */
  id?: string;
  /** Only the deck cooldown warning uses another corner (C-51). */
  position?: ToastPosition;
  onClose?: () => void;
};

export type ToastAction = { label: string; onPress: () => void };

export type PlainToast = ToastBase & {
  kind: 'success' | 'error' | 'info' | 'warning' | 'generic' | 'store';
  title: ReactNode;
  /** A second line, for the next step. */
  detail?: ReactNode;
  action?: ToastAction;
  /** A second action. */
  secondAction?: ToastAction;
};

export type InsightToast = ToastBase & {
  kind: 'insight';
  title: ReactNode;
  detail?: ReactNode;
  applyLabel: string;
  dismissLabel: string;
  onApply: () => void;
  /** Called when the user closes it, not when its time is over. */
  onDismiss?: () => void;
};

export type ExpToast = ToastBase & {
  kind: 'exp';
  amount: number;
  unit: string;
  reason?: ReactNode;
  /** Progress in the current level, 0 to 1. */
  progress: number;
};

export type LevelUpToast = ToastBase & {
  kind: 'levelUp';
  title: ReactNode;
  detail?: ReactNode;
  level: number;
};

export type ToastMessage = PlainToast | InsightToast | ExpToast | LevelUpToast;

/** Errors interrupt screen readers, others are polite. */
export function toastRole(kind: ToastKind): 'alert' | 'status' {
  return kind === 'error' ? 'alert' : 'status';
}
