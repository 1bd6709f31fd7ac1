import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { systemClock } from '../../../lib/clock.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
/** Stops the clock, so that no minute ends. */
const clock = { ...systemClock, now: () => Date.parse('2026-11-15T12:00:00Z') };
beforeAll(async () => {
  api = await createTestApi({ clock });
});
afterAll(() => api.close());
beforeEach(() => {
  api.metrics.clientErrors.reset();
  api.logLines.length = 0;
});

const crash = {
  kind: 'error',
  name: 'TypeError',
  message: 'x is not a function',
  stack: 'TypeError: x is not a function\n    at draw (/assets/page-a1b2.js:1:2048)',
};
const send = (payload: object, remoteAddress = '198.51.100.7') =>
  api.app.inject({ method: 'POST', url: '/api/client-errors', payload, remoteAddress });
const counted = async () =>
  (await api.metrics.clientErrors.get()).values.map(({ labels, value }) => [labels.kind, value]);
const logged = () =>
  api.logLines
    .map((line) => JSON.parse(line) as { clientError?: Record<string, string> })
    .flatMap(({ clientError }) => (clientError ? [clientError] : []));

it('counts an error by kind and logs it', async () => {
  expect((await send(crash)).statusCode).toBe(204);
  expect((await send({ ...crash, kind: 'render' })).statusCode).toBe(204);
  expect(await counted()).toEqual([
    ['error', 1],
    ['render', 1],
  ]);
  expect(logged()[0]).toEqual(crash);
});

it('logs nothing personal, whatever a browser sends', async () => {
  await send({
    ...crash,
    message: 'No deck of vesper@mail.example, member 12345678',
    stack: 'at https://cards.test/v3/gundam/profile/4711?token=abc:3:1',
  });
  const line = api.logLines.join('\n');
  expect(logged()).toHaveLength(1);
  for (const told of ['vesper', '12345678', '4711', 'token', '198.51.100.7']) {
    expect(line).not.toContain(told);
  }
});

it('an error of a browser is one log line, whatever line breaks it contains', async () => {
  await send({ ...crash, message: 'x\n{"level":"fatal"}\r\u2028y', stack: 'a\nb\r\nc' });
  expect(logged()).toHaveLength(1);
  for (const line of api.logLines) expect(line.trimEnd()).not.toMatch(/[\r\n]/);
});

it.each([
  ['a message that is too long', { ...crash, message: 'x'.repeat(301) }, 400],
  ['a stack that is too long', { ...crash, stack: 'x'.repeat(2001) }, 400],
  ['another kind', { ...crash, kind: 'story' }, 400],
  ['more than was asked for', { ...crash, url: '/v3/gundam/profile/7' }, 400],
  ['a body that is too large', { ...crash, stack: 'x'.repeat(20_000) }, 413],
])('refuses %s', async (_, payload, status) => {
  expect((await send(payload)).statusCode).toBe(status);
  expect(await counted()).toEqual([]);
});

it('limits errors per address and minute', async () => {
  const statuses = [];
  for (let index = 0; index < 16; index += 1)
    statuses.push((await send(crash, '198.51.100.9')).statusCode);
  expect(statuses.slice(0, 15).every((status) => status === 204)).toBe(true);
  expect(statuses[15]).toBe(429);
  expect((await send(crash, '198.51.100.8')).statusCode).toBe(204);
  expect(await counted()).toEqual([['error', 16]]);
});
