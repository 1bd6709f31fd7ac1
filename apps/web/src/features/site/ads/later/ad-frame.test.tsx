import { expect, it } from 'vitest';
import { openPart } from '#testing/open-part.tsx';
import { AdFrame } from './ad-frame.tsx';

it('a partner’s ad frame has no origin, cannot navigate the page and gets no data', async () => {
  await openPart(<AdFrame url="about:blank" />);
  await expect.poll(() => document.querySelector('iframe')).not.toBeNull();
  const frame = document.querySelector('iframe');
  expect([...(frame?.sandbox ?? [])]).toEqual(['allow-scripts']);
  expect(frame?.allow).toBe('');
  expect(frame?.referrerPolicy).toBe('no-referrer');
});
