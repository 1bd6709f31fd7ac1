import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openPart } from '#testing/open-part.tsx';
import { ToastHost } from './toast-host.tsx';
import { createToastQueue } from './toast-queue.ts';

it('TOAST-06 a gained level shows its logo and the new level', async () => {
  const queue = createToastQueue();
  await openPart(<ToastHost label="Messages" closeLabel="Close" queue={queue} />);
  queue.show({ kind: 'levelUp', title: 'LEVEL UP', level: 43 });
  await expect.element(page.getByText('LEVEL UP').first()).toBeVisible();
  const toast = document.querySelector('.toast[data-kind="levelUp"]');
  expect(toast?.querySelector('.toast__level')?.textContent).toBe('43');
  // Only the logo has a gradient.
  expect(toast?.querySelectorAll('svg linearGradient')).toHaveLength(1);
});

it('TOAST-03 plain toasts have four kinds, each with its own icon', async () => {
  const queue = createToastQueue();
  await openPart(<ToastHost label="Messages" closeLabel="Close" queue={queue} />);
  const icons = new Set<string | undefined>();
  for (const kind of ['success', 'error', 'info', 'warning'] as const) {
    const id = queue.show({ kind, title: `About ${kind}` });
    await expect.element(page.getByText(`About ${kind}`).first()).toBeVisible();
    icons.add(document.querySelector(`.toast[data-kind="${kind}"] svg`)?.innerHTML);
    queue.close(id);
  }
  expect(icons.size).toBe(4);
  expect(icons).not.toContain(undefined);
});
