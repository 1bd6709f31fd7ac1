import { expect, it } from 'vitest';
import { applyPictureQuota, notePicture } from './picture-quota.ts';

const picture = (url: string, bytes = 1) => ({ url, bytes });
const retained = ['a', 'b', 'c'].map((url) => picture(url));
const urlsOf = (pictures: readonly { url: string }[]) => pictures.map(({ url }) => url);

it('seeing a picture again makes it the most recent', () => {
  expect(urlsOf(notePicture(retained, picture('a')))).toEqual(['b', 'c', 'a']);
  expect(urlsOf(notePicture(retained, picture('d')))).toEqual(['a', 'b', 'c', 'd']);
});

it('evicts the least recently seen pictures, by count and by bytes', () => {
  const byCount = applyPictureQuota(retained, { count: 2, bytes: 100 });
  expect(urlsOf(byCount.removed)).toEqual(['a']);
  expect(urlsOf(byCount.retained)).toEqual(['b', 'c']);
  const byBytes = applyPictureQuota([picture('a', 5), ...retained.slice(1)], {
    count: 9,
    bytes: 2,
  });
  expect(urlsOf(byBytes.removed)).toEqual(['a']);
  expect(applyPictureQuota([picture('a', 5)], { count: 9, bytes: 4 }).retained).toEqual([]);
  expect(applyPictureQuota(retained).removed).toEqual([]);
});
