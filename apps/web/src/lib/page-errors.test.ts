import { describe, expect, it, vi } from 'vitest';
import { LATER_MESSAGES } from './later-messages.ts';
import type { WebMessageId } from './messages.ts';
import { suppressResizeObserverErrors } from './resize-observer-errors.ts';
import { applyNoScroll, removeNoScroll } from './scroll-lock.ts';

function createErrorEvent(message: string): Event {
  return Object.assign(new Event('error', { cancelable: true }), { message });
}

describe('scroll lock', () => {
  const refusing = {
    classList: {
      add: () => {
        throw new Error('refused');
      },
      remove: () => {
        throw new Error('refused');
      },
    },
  };

  it('ERR-01 reports a failed lock and a failed unlock', () => {
    const onFailure = vi.fn<(id: WebMessageId, message: string) => void>();
    applyNoScroll(refusing, onFailure);
    removeNoScroll(refusing, onFailure);
    expect(onFailure.mock.calls).toEqual([
      ['applyNoScrollFailed', 'refused'],
      ['removeNoScrollFailed', 'refused'],
    ]);
    expect(LATER_MESSAGES.applyNoScrollFailed).toBe('Error applying no scroll: {message}');
    expect(LATER_MESSAGES.removeNoScrollFailed).toBe('Error removing no scroll: {message}');
  });
});

describe('suppressResizeObserverErrors', () => {
  it.each([
    'ResizeObserver loop limit exceeded',
    'ResizeObserver loop completed with undelivered notifications.',
  ])('ERR-03 stops "%s" before any other listener', (message) => {
    const target = new EventTarget();
    const other = vi.fn<() => void>();
    suppressResizeObserverErrors(target);
    target.addEventListener('error', other);
    const event = createErrorEvent(message);
    target.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(other).not.toHaveBeenCalled();
  });

  it('lets other errors through', () => {
    const target = new EventTarget();
    const other = vi.fn<() => void>();
    suppressResizeObserverErrors(target);
    target.addEventListener('error', other);
    target.dispatchEvent(createErrorEvent('x is not a function'));
    expect(other).toHaveBeenCalledOnce();
  });
});
