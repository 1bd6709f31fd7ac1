import { describe, expect, it } from 'vitest';
import {
  TOAST_DEFAULT_POSITION,
  TOAST_STACK_LIMIT,
  TOAST_TIME_MS,
  toastRole,
} from './toast-kinds.ts';
import { createToastQueue, type ToastOrder } from './toast-queue.ts';

describe('toast kinds', () => {
  it('TOAST-01 TOAST-02 defaults to bottom-right and 3 s, in a stack of three', () => {
    expect(TOAST_DEFAULT_POSITION).toBe('bottom-right');
    expect(TOAST_TIME_MS.generic).toBe(3000);
    expect(TOAST_STACK_LIMIT).toBe(3);
  });

  it('TOAST-07 shows store toasts for 4 s', () => {
    expect(TOAST_TIME_MS.store).toBe(4000);
  });

  it('TOAST-08 shows success 4 s, error 6 s, info 4 s and warning 5 s', () => {
    const { success, error, info, warning } = TOAST_TIME_MS;
    expect({ success, error, info, warning }).toEqual({
      success: 4000,
      error: 6000,
      info: 4000,
      warning: 5000,
    });
  });

  it('TOAST-09 shows generic toasts for 3 s', () => {
    expect(TOAST_TIME_MS.generic).toBe(3000);
  });

  it('TOAST-10 shows insight 3 s, experience 3 s and Level UP 4 s', () => {
    const { insight, exp, levelUp } = TOAST_TIME_MS;
    expect({ insight, exp, levelUp }).toEqual({ insight: 3000, exp: 3000, levelUp: 4000 });
  });

  it('announces errors assertively and everything else politely', () => {
    expect(toastRole('error')).toBe('alert');
    expect(toastRole('success')).toBe('status');
  });
});

describe('toast queue', () => {
  it('delivers toasts queued before anyone listened, in order', () => {
    const queue = createToastQueue();
    const first = queue.show({ kind: 'info', title: 'one' });
    queue.show({ kind: 'info', id: 'named', title: 'two' });
    queue.close(first);
    const seen: ToastOrder[] = [];
    queue.subscribe((order) => seen.push(order));
    expect(seen.map((order) => [order.kind, order.id])).toEqual([
      ['show', first],
      ['show', 'named'],
      ['close', first],
    ]);
  });

  it('queues again after the listener left', () => {
    const queue = createToastQueue();
    const lost: ToastOrder[] = [];
    const found: ToastOrder[] = [];
    queue.subscribe((order) => lost.push(order))();
    queue.show({ kind: 'generic', title: 'later' });
    queue.subscribe((order) => found.push(order));
    expect([lost.length, found.length]).toEqual([0, 1]);
  });

  it('notifies once that a toast waits, and never after unsubscribing', () => {
    const queue = createToastQueue();
    let told = 0;
    queue.whenWaiting(() => (told += 100))();
    queue.whenWaiting(() => (told += 1));
    queue.show({ kind: 'info', title: 'one' });
    queue.show({ kind: 'info', title: 'two' });
    expect(told).toBe(1);
    queue.whenWaiting(() => (told += 1));
    expect(told, 'orders are already there').toBe(2);
  });
});
