import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createManualClock } from '../testing/manual-clock.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

const clock = createManualClock();
const doors = { entered: Promise.withResolvers<void>(), release: Promise.withResolvers<void>() };

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({
    clock,
    env: { MAX_IN_FLIGHT: '1' },
    addRoutes: (app) => {
      app.route({
        method: ['GET', 'POST'],
        url: '/api/test/slow',
        config: { policy: 'pages.read' },
        handler: async () => {
          doors.entered.resolve();
          await doors.release.promise;
          return {};
        },
      });
      app.get('/api/test/stream', { config: { policy: 'pages.read' } }, async (_request, reply) =>
        reply.type('text/plain').send(
          Readable.from(
            (async function* () {
              yield 'first half, ';
              doors.entered.resolve();
              await doors.release.promise;
              yield 'second half';
            })(),
          ),
        ),
      );
    },
  });
});
afterAll(() => api.close());

function ask(method: 'GET' | 'POST') {
  Object.assign(doors, {
    entered: Promise.withResolvers<void>(),
    release: Promise.withResolvers<void>(),
  });
  return api.app.inject({ method, url: '/api/test/slow' });
}

describe('concurrent requests', () => {
  it('above the limit are refused with Retry-After, except probes', async () => {
    const slow = ask('GET');
    await doors.entered.promise;
    const refused = await api.app.inject({ url: '/api/games' });
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ code: 'OVERLOADED' });
    expect(refused.headers['retry-after']).toBe('2');
    expect((await api.app.inject({ url: '/health' })).statusCode).toBe(200);
    doors.release.resolve();
    expect((await slow).statusCode).toBe(200);
    const next = async () => (await api.app.inject({ url: '/api/games' })).statusCode;
    await expect.poll(next).toBe(200);
  });

  it('a started stream runs to its end, however long it takes', async () => {
    Object.assign(doors, {
      entered: Promise.withResolvers<void>(),
      release: Promise.withResolvers<void>(),
    });
    const streaming = api.app.inject({ url: '/api/test/stream' });
    await doors.entered.promise;
    clock.advance(7900);
    clock.advance(300);
    doors.release.resolve();
    const answer = await streaming;
    expect([answer.statusCode, answer.body]).toEqual([200, 'first half, second half']);
  });

  it.each([
    ['GET', 'UNAVAILABLE'],
    ['POST', 'UNKNOWN_OUTCOME'],
  ] as const)('%s is answered %s when its handler takes too long', async (method, code) => {
    const slow = ask(method);
    await doors.entered.promise;
    clock.advance(7900);
    clock.advance(300);
    const answer = await slow;
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code });
    doors.release.resolve();
  });
});
