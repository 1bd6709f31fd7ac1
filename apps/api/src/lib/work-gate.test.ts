import { expect, it } from 'vitest';
import { createWorkGate } from './work-gate.ts';

it('limits concurrency, keeps the order and rejects callers when the queue is full', async () => {
  const gate = createWorkGate(2, 1);
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const work = (name: string) =>
    gate.run(async () => {
      begun.push(name);
      await new Promise<void>((end) => ends.push(end));
      return name;
    });
  const [first, second, third] = [work('first'), work('second'), work('third')];
  await expect(work('fourth')).rejects.toMatchObject({ code: 'OVERLOADED' });
  expect(begun).toEqual(['first', 'second']);
  ends[0]?.();
  await expect(first).resolves.toBe('first');
  await expect.poll(() => begun).toEqual(['first', 'second', 'third']);
  ends[1]?.();
  ends[2]?.();
  await expect(Promise.all([second, third])).resolves.toEqual(['second', 'third']);
});

it('a failure releases the gate', async () => {
  const gate = createWorkGate(1, 5);
  await expect(gate.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(gate.run(async () => 'next')).resolves.toBe('next');
});
