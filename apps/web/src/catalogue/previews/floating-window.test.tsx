import type { Card } from '@deckframe/domain/card';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { localStore } from '#lib/browser-storage.ts';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';
import { openPart } from '#testing/open-part.tsx';
import { FloatingWindow } from './floating-window.tsx';

const card = { cardno: 'T01-001', name: 'Vanguard', image: null, color: 'Blue' } as Card;
const preview = () => page.getByRole('dialog', { name: 'Card preview' });
const widthOf = () => preview().element().getBoundingClientRect().width;

it('preview window: stores its size on this device, and closes on Escape', async () => {
  localStore.remove(STORAGE_KEYS.floatingPreviewSize);
  const onClose = vi.fn<() => void>();
  const part = <FloatingWindow card={card} pinned={false} onPin={() => {}} onClose={onClose} />;
  const first = await openPart(part);
  const grip = page.getByRole('button', { name: /^Move with the arrow keys/ });
  await expect.element(grip).toBeVisible();
  const before = widthOf();
  (grip.element() as HTMLElement).focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  await expect.poll(widthOf).toBeGreaterThan(before);
  const resized = widthOf();
  await first.screen.unmount();
  sessionStorage.clear();
  await openPart(part);
  await expect.poll(widthOf).toBe(resized);
  (grip.element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
