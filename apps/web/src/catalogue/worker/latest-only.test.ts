import { expect, it } from 'vitest';
import { createLatestOnly, SUPERSEDED } from './latest-only.ts';

it('runs the first and the newest request and skips those between', async () => {
  const latest = createLatestOnly<string>();
  const gate = Promise.withResolvers<void>();
  const ran: string[] = [];
  const ask = (name: string) =>
    latest(async () => {
      ran.push(name);
      await gate.promise;
      return name;
    });
  const answers = [ask('a'), ask('b'), ask('c')];
  gate.resolve();
  expect(await Promise.all(answers)).toEqual([SUPERSEDED, SUPERSEDED, 'c']);
  expect(ran).toEqual(['a', 'c']);
});

it('continues after a failure', async () => {
  const latest = createLatestOnly<string>();
  const failing = latest(() => Promise.reject(new Error('broken')));
  const next = latest(() => Promise.resolve('fine'));
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('fine');
  expect(await latest(() => Promise.resolve('again'))).toBe('again');
});
