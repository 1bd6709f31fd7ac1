import { expect, it } from 'vitest';
import { applyPictureQuota, notePicture } from './picture-quota.ts';

const picture = (url: string, bytes = 1) => ({ url, bytes });
const kept = ['a', 'b', 'c'].map((url) => picture(url));
const urlsOf = (pictures: readonly { url: string }[]) => pictures.map(({ url }) => url);

it('a picture that is seen again becomes the latest', () => {
  expect(urlsOf(notePicture(kept, picture('a')))).toEqual(['b', 'c', 'a']);
  expect(urlsOf(notePicture(kept, picture('d')))).toEqual(['a', 'b', 'c', 'd']);
});

it('what was not seen for longest goes first, by count and by bytes', () => {
  const byCount = applyPictureQuota(kept, { count: 2, bytes: 100 });
  expect(urlsOf(byCount.removed)).toEqual(['a']);
  expect(urlsOf(byCount.kept)).toEqual(['b', 'c']);
  const byBytes = applyPictureQuota([picture('a', 5), ...kept.slice(1)], { count: 9, bytes: 2 });
  expect(urlsOf(byBytes.removed)).toEqual(['a']);
  expect(applyPictureQuota([picture('a', 5)], { count: 9, bytes: 4 }).kept).toEqual([]);
  expect(applyPictureQuota(kept).removed).toEqual([]);
});
