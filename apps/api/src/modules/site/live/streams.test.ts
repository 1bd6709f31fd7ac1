import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseUserId } from '@deckframe/domain/accounts/access/user-id';
import { afterEach, expect, it } from 'vitest';
import { createDrain } from '../../../lib/drain.ts';
import { createManualClock } from '../../../testing/manual-clock.ts';
import { ROOT } from '../../../testing/test-api.ts';
import {
  createStreams,
  HEARTBEAT_MS,
  STREAMS_PER_ADDRESS,
  STREAMS_PER_MEMBER,
  type StreamCaller,
} from './streams.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Opens real streams to the server. */
async function openStreams(caller: StreamCaller) {
  const streams = createStreams({ clock: createManualClock(), drain: createDrain(), max: 1000 });
  const responses: ServerResponse[] = [];
  const held: Response[] = [];
  const server = createServer((_request, response) => {
    if (streams.isFull(caller)) {
      response.writeHead(503).end();
      return;
    }
    responses.push(response);
    streams.open(caller, response, {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    streams.stop();
    held.length = 0;
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const listen = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}`);
    held.push(answer);
    return answer.status;
  };
  return { streams, responses, listen };
}

it.each([
  [{ userId: parseUserId('7') }, STREAMS_PER_MEMBER],
  [{ address: '192.0.2.1' }, STREAMS_PER_ADDRESS],
] as const)(
  '%o has a limited number of streams, and closing one frees its place',
  async (caller, most) => {
    const { streams, responses, listen } = await openStreams(caller);
    for (let opened = 0; opened < most; opened += 1) expect(await listen()).toBe(200);
    expect(await listen()).toBe(503);
    expect(streams.isFull({ userId: parseUserId('8') })).toBe(false);
    responses[0]?.end();
    await expect.poll(() => streams.isFull(caller)).toBe(false);
    expect(await listen()).toBe(200);
  },
);

it('sends a heartbeat before the proxy times out', () => {
  const conf = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8');
  const place = /location = \/api\/live \{([^}]*)\}/.exec(conf)?.[1] ?? '';
  const seconds = Number(/proxy_read_timeout (\d+)s;/.exec(place)?.[1]);
  expect(seconds * 1000).toBeGreaterThanOrEqual(HEARTBEAT_MS * 2);
  expect(place).toContain('proxy_buffering off;');
});
