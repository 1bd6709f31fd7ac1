import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPart } from '#testing/open-part.tsx';
import { ToastHost } from './toast-host.tsx';
import type { ToastKind, ToastMessage } from './toast-kinds.ts';
import { createToastQueue } from './toast-queue.ts';

const MESSAGES: Record<ToastKind, ToastMessage> = {
  success: { kind: 'success', title: 'Decklist saved successfully' },
  error: { kind: 'error', title: 'This deck is locked and cannot be edited' },
  info: { kind: 'info', title: 'Using cached data due to network error' },
  warning: { kind: 'warning', position: 'top-right', title: 'Deck cooldown' },
  generic: { kind: 'generic', title: 'Link copied' },
  store: { kind: 'store', title: 'Preferences stored on this device' },
  insight: {
    kind: 'insight',
    title: 'This deck is Blue',
    applyLabel: 'Apply',
    dismissLabel: 'Dismiss',
    onApply: () => undefined,
  },
  exp: { kind: 'exp', amount: 500, unit: 'EXP', reason: 'Deck published', progress: 0.82 },
  levelUp: { kind: 'levelUp', title: 'LEVEL UP', level: 43 },
};
const MOST_FRAMES = 60;
const PLAIN = ['success', 'error', 'info', 'warning'] as const;

const findLive = (kind: ToastKind) =>
  document.querySelector<HTMLElement>(`.toast--live[data-kind="${kind}"]`);

/** `expect.poll` would advance the stopped clock. */
async function drawUntil(isDone: () => boolean): Promise<void> {
  for (let frame = 0; frame < MOST_FRAMES && !isDone(); frame += 1) {
    await new Promise((drawn) => {
      requestAnimationFrame(drawn);
    });
  }
}

const isClosing = (toast: HTMLElement): boolean =>
  !toast.isConnected || toast.hasAttribute('data-ending-style');

/** Opens the host with a stopped clock. */
async function openHost() {
  const queue = createToastQueue();
  await openPart(<ToastHost label="Messages" closeLabel="Close" queue={queue} />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const show = async (kind: ToastKind): Promise<HTMLElement> => {
    queue.show(MESSAGES[kind]);
    await drawUntil(() => findLive(kind) !== null);
    const toast = findLive(kind);
    if (toast === null) throw new Error(`no toast of kind ${kind}`);
    return toast;
  };
  const expectGone = async (kind: ToastKind): Promise<void> => {
    await expect.poll(() => findLive(kind)).toBeNull();
  };
  return { show, expectGone };
}

it.each(
  Object.entries({
    'TOAST-01 TOAST-09': ['generic', 3],
    'TOAST-07': ['store', 4],
    'TOAST-08': ['success', 4],
    'TOAST-08 error': ['error', 6],
    'TOAST-08 info': ['info', 4],
    'TOAST-08 warning': ['warning', 5],
    'TOAST-10': ['insight', 3],
    'TOAST-10 experience': ['exp', 3],
    'TOAST-10 level': ['levelUp', 4],
  } as const),
)('%s a toast closes by itself after its time', async (_, [kind, seconds]) => {
  const { show } = await openHost();
  const toast = await show(kind);
  await vi.advanceTimersByTimeAsync(seconds * 1000 - 300);
  await drawUntil(() => isClosing(toast));
  expect(isClosing(toast), 'just before').toBe(false);
  await vi.advanceTimersByTimeAsync(600);
  await drawUntil(() => isClosing(toast));
  expect(isClosing(toast), 'just after').toBe(true);
});

it('TOAST-01 TOAST-02 toasts stack at bottom-right on a dark background', async () => {
  const { show } = await openHost();
  for (const kind of ['success', 'info', 'error'] as const) await show(kind);
  const stack = document.querySelectorAll('.toasts[data-position="bottom-right"] .toast--live');
  expect(stack).toHaveLength(3);
  for (const toast of stack) {
    const { left, bottom } = toast.getBoundingClientRect();
    expect(left).toBeGreaterThan(window.innerWidth / 2);
    expect(bottom).toBeGreaterThan(window.innerHeight / 2);
  }
  const canvas = document.createElement('canvas').getContext('2d');
  if (canvas === null || stack[0] === undefined) throw new Error('nothing to measure');
  canvas.fillStyle = getComputedStyle(stack[0]).backgroundColor;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 255, green = 255, blue = 255] = canvas.getImageData(0, 0, 1, 1).data;
  expect((red + green + blue) / 765).toBeLessThan(0.25);
});

it('TOAST-03 plain toasts have four kinds, each with its own icon and color; only errors are assertive', async () => {
  const { show, expectGone } = await openHost();
  const icons = new Set<string | undefined>();
  const colors = new Set<string>();
  for (const kind of PLAIN) {
    const toast = await show(kind);
    expect(toast.getAttribute('role')).toBe(kind === 'error' ? 'alert' : 'status');
    const icon = toast.querySelector('svg');
    icons.add(icon?.innerHTML);
    if (icon !== null) colors.add(getComputedStyle(icon).color);
    toast.querySelector<HTMLElement>('[aria-label="Close"]')?.click();
    await expectGone(kind);
  }
  expect(icons).not.toContain(undefined);
  expect([icons.size, colors.size]).toEqual([4, 4]);
});

it('C-51 TOAST-04 the warning is at top-right, and an insight has two round buttons', async () => {
  const { show, expectGone } = await openHost();
  const { left, top } = (await show('warning')).getBoundingClientRect();
  expect(left).toBeGreaterThan(window.innerWidth / 2);
  expect(top).toBeLessThan(window.innerHeight / 4);

  const insight = await show('insight');
  const buttons = [...insight.querySelectorAll('button')];
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Apply', 'Dismiss']);
  for (const button of buttons) {
    const { width, height } = button.getBoundingClientRect();
    expect(width).toBe(height);
    expect(getComputedStyle(button).borderRadius).toMatch(/50%|999|[12]\dpx/);
  }
  buttons[1]?.click();
  await expectGone('insight');
});

it('TOAST-05 TOAST-06 experience shows plus and amount; a gained level its logo and number', async () => {
  const { show } = await openHost();
  expect((await show('exp')).textContent).toContain('+500');
  const levelUp = await show('levelUp');
  expect(levelUp.textContent).toContain('LEVEL UP');
  expect(levelUp.querySelector('.toast__level')?.textContent).toBe('43');
  // Only the logo has a gradient.
  expect(levelUp.querySelectorAll('svg linearGradient')).toHaveLength(1);
});

it('a toast waits while the pointer rests on it, and F6 moves the focus to it', async () => {
  const { show } = await openHost();
  const toast = await show('success');
  await page.elementLocator(toast).hover();
  await vi.advanceTimersByTimeAsync(20_000);
  await drawUntil(() => isClosing(toast));
  expect(isClosing(toast)).toBe(false);
  await userEvent.keyboard('{F6}');
  await expect.poll(() => document.activeElement?.closest('.toasts') ?? null).not.toBeNull();
});
