import { expect, it } from 'vitest';
import { takeAll } from './take-all.ts';

const PATHS = Array.from({ length: 20 }, (_, at) => `/assets/${at}.js`);

it('fetches every file once, at most four at a time', async () => {
  const taken: string[] = [];
  let [running, most] = [0, 0];
  await takeAll(
    PATHS,
    async (path) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      taken.push(path);
    },
    () => Promise.reject(new Error('nothing to wait for')),
  );
  expect(taken).toEqual(PATHS);
  expect(most).toBe(4);
});

it('retries a file after a pause, and finally gives up', async () => {
  const pauses: number[] = [];
  const wait = async (ms: number) => void pauses.push(ms);
  let failures = 2;
  const failTwice = async () => {
    failures -= 1;
    if (failures >= 0) throw new Error('HTTP 503');
  };
  await takeAll(['/assets/a.js'], failTwice, wait);
  expect(pauses).toEqual([1000, 4000]);
  const gone = () => Promise.reject(new Error('HTTP 404'));
  await expect(takeAll(['/assets/b.js'], gone, wait)).rejects.toThrow('HTTP 404');
  expect(pauses).toEqual([1000, 4000, 1000, 4000, 10_000]);
});
