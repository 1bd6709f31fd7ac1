import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

describe('GET /ready', () => {
  it('is ready without Redis', async () => {
    const answer = await api.app.inject({ url: '/ready' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'ready', database: 'up', redis: 'off' });
  });

  it('is not ready without the database, while /health still answers', async () => {
    const away = await createTestApi({
      database: api.database,
      databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
    });
    const answer = await away.app.inject({ url: '/ready' });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ status: 'unavailable', database: 'down' });
    expect((await away.app.inject({ url: '/health' })).json()).toEqual({ status: 'ok' });
    const read = await away.app.inject({ url: '/api/games/gundam/cards/ST01-001' });
    expect(read.statusCode).toBe(503);
    expect(read.json()).toMatchObject({ code: 'UNAVAILABLE' });
    expect(read.headers['retry-after']).toBe('1');
    await away.close();
  });
});

describe('GET /ready of a visitor', () => {
  it.each(['/ready', '/%72eady', '/r%65ad%79'])('is hidden behind the proxy: %s', async (url) => {
    const headers = { 'x-forwarded-for': '127.0.0.1' };
    const answer = await api.app.inject({ url, headers });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('redis');
  });

  it('is hidden from public addresses and answers probes of the private network', async () => {
    const statusFor = async (remoteAddress: string) =>
      (await api.app.inject({ url: '/ready', remoteAddress })).statusCode;
    expect(await statusFor('8.8.8.8')).toBe(404);
    expect(await statusFor('::ffff:8.8.8.8')).toBe(404);
    expect(await statusFor('10.0.0.7')).toBe(200);
    expect(await statusFor('::ffff:172.18.0.3')).toBe(200);
    expect(await statusFor('fd00::7')).toBe(200);
  });
});

describe('GET /metrics', () => {
  it('returns metrics by route pattern to this machine', async () => {
    await api.app.inject({ url: '/api/games/gundam/cards/ST01-001' });
    const read = async () => (await api.app.inject({ url: '/metrics' })).body;
    await expect
      .poll(read)
      .toContain(
        'deckframe_http_request_seconds_count{method="GET",route="/api/games/:game/cards/:cardno",status="200"} 1',
      );
    const body = await read();
    expect(body).toMatch(/deckframe_database_connections\{state="total"\} [1-9]/);
    expect(body).toContain('deckframe_redis_up 0');
    expect(body).not.toContain('ST01-001');
  });

  it('is hidden from other machines', async () => {
    const outside = await api.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' });
    expect(outside.statusCode).toBe(404);
    const proxied = await api.app.inject({
      url: '/metrics',
      headers: { 'x-forwarded-for': '127.0.0.1' },
    });
    expect(proxied.statusCode).toBe(404);
  });

  it('requires the token if one is set', async () => {
    const METRICS_TOKEN = 'a-token-for-the-scraper';
    const guarded = await createTestApi({ database: api.database, env: { METRICS_TOKEN } });
    const ask = (authorization: string) =>
      guarded.app.inject({ url: '/metrics', headers: { authorization } });
    expect((await ask('')).statusCode).toBe(404);
    expect((await ask('Bearer wrong')).statusCode).toBe(404);
    expect((await ask(`Bearer ${METRICS_TOKEN}`)).statusCode).toBe(200);
    await guarded.close();
  });
});
