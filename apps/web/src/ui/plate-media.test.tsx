import { afterEach, expect, it, vi } from 'vitest';
import { openPart } from '#testing/open-part.tsx';
import { PlateMedia } from './plate-media.tsx';

const SRC = '/scripted-api/banner.gif';

afterEach(() => vi.restoreAllMocks());

async function open(props: { src?: string; forceImage?: boolean } = {}) {
  const { screen } = await openPart(<PlateMedia className="np__art" src={SRC} {...props} />);
  await expect.poll(() => screen.container.querySelector('.np__art')).not.toBeNull();
  const media = screen.container.querySelector('.np__art');
  return [media?.tagName, media?.getAttribute('src'), media?.getAttribute('poster')];
}

it('PROF-25 an animated banner is the video of the same name, with a still picture until it plays', async () => {
  expect(await open()).toEqual(['VIDEO', '/scripted-api/banner.webm', '/scripted-api/banner.webp']);
});

it('PROF-25 a forced picture and a static picture stay pictures', async () => {
  expect(await open({ forceImage: true })).toEqual(['IMG', SRC, null]);
});

it('members who asked for reduced motion see the still picture', async () => {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion') ? ({ matches: true } as MediaQueryList) : matchMedia(query),
  );
  expect(await open()).toEqual(['IMG', '/scripted-api/banner.webp', null]);
});

it('PROF-25 a static picture stays a picture', async () => {
  const src = '/scripted-api/banner.webp';
  expect(await open({ src })).toEqual(['IMG', src, null]);
});

it.each([
  ['iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)', 5],
  ['iPad', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5],
])('PROF-25 an %s gets the picture', async (_, userAgent, touchPoints) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(touchPoints);
  expect(await open()).toEqual(['IMG', SRC, null]);
});
