import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRedisServer, type TestProcess } from '../testing/processes.ts';
import { findFreePort } from '../testing/programs/free-port.ts';
import { createLiveBus, type LiveBus, type LiveHint } from './live-bus.ts';

let server: TestProcess;
let redis: Redis;
let bus: LiveBus;

beforeAll(async () => {
  const port = await findFreePort();
  server = startRedisServer(port);
  await server.waitForLine('Ready to accept connections');
  redis = new Redis(port, '127.0.0.1');
  bus = createLiveBus(redis);
});
afterAll(() => {
  bus.stop();
  redis.disconnect();
  server.kill('SIGKILL');
});

it('an invalid message is dropped, and the next hint arrives', async () => {
  await expect.poll(() => bus.isOpen()).toBe(true);
  const received: LiveHint[] = [];
  const stop = bus.listen(['game/gundam', 'members'], (hint) => received.push(hint));
  for (const message of [
    'not json',
    'null',
    '7',
    '[]',
    '{}',
    '{"topic":"game/gundam"}',
    '{"type":"config","topic":{"length":1}}',
    '{"type":"planted","topic":"game/gundam"}',
    '{"type":"config","topic":"game/gundam","seq":"1"}',
    '{"type":"config","topic":"game/gundam","html":"<script>"}',
    `{"type":"config","topic":"game/gundam"${' '.repeat(100)}`,
  ]) {
    await redis.publish('live', message);
  }
  bus.publish('config', 'game/gundam');
  bus.publishSeq('members', 12);
  await expect.poll(() => received).toHaveLength(2);
  expect(received).toEqual([
    { type: 'config', topic: 'game/gundam' },
    { type: 'tournament', topic: 'members', seq: 12 },
  ]);
  stop();
});

it('without Redis, hints reach listeners of the same process', () => {
  const alone = createLiveBus(null);
  const received: LiveHint[] = [];
  expect(alone.isOpen()).toBe(true);
  const stop = alone.listen(['deck/gundam/1', 'user/7'], (hint) => received.push(hint));
  alone.publish('like', 'deck/gundam/1', 'deck/gundam/2');
  alone.publishSeq('user/7', 3);
  stop();
  alone.publish('like', 'deck/gundam/1');
  expect(received).toEqual([
    { type: 'like', topic: 'deck/gundam/1' },
    { type: 'tournament', topic: 'user/7', seq: 3 },
  ]);
});
