import { expect, it } from 'vitest';
import { loadWhenOnline, type Connection } from './load-when-online.ts';

function createConnection(onLine: boolean) {
  const events = new EventTarget();
  const navigator = { onLine };
  const connection: Connection = {
    navigator,
    addEventListener: events.addEventListener.bind(events),
  };
  const comeBack = () => {
    navigator.onLine = true;
    events.dispatchEvent(new Event('online'));
  };
  return { connection, comeBack };
}

it('a part that failed offline loads when online', async () => {
  const { connection, comeBack } = createConnection(false);
  let tries = 0;
  const part = loadWhenOnline(async () => {
    tries += 1;
    if (!connection.navigator.onLine) throw new Error('unreachable');
    return 'part';
  }, connection);
  await expect.poll(() => tries).toBe(1);
  comeBack();
  await expect(part).resolves.toBe('part');
  expect(tries).toBe(2);
});

it('a part that fails online is given up', async () => {
  const { connection } = createConnection(true);
  const part = loadWhenOnline(() => Promise.reject(new Error('gone')), connection);
  await expect(part).rejects.toThrow('gone');
});
