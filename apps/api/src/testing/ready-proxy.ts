import { once } from 'node:events';
import { Agent, createServer, get, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReadyProxy = {
  origin: string;
  /** Number of requests that each target answered. */
  served: ReadonlyMap<string, number>;
  close(): Promise<void>;
};

const POLL_MS = 50;

/**
 * A small load balancer: checks `/ready` of each target, sends only to ready ones, and never
 * retries.
 */
export async function startReadyProxy(targets: readonly string[]): Promise<ReadyProxy> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<string>(targets);
  const served = new Map<string, number>(targets.map((target) => [target, 0]));
  let turn = 0;

  const ask = (target: string): void => {
    get(`${target}/ready`, { agent: false }, (answer) => {
      answer.resume();
      if (answer.statusCode === 200) ready.add(target);
      else ready.delete(target);
    }).on('error', () => ready.delete(target));
  };
  const timer = setInterval(() => targets.forEach(ask), POLL_MS);

  const server = createServer((incoming, outgoing) => {
    const open = [...ready];
    const target = open[(turn += 1) % open.length];
    if (target === undefined) {
      outgoing.writeHead(502).end('no target is ready');
      return;
    }
    const { connection: _connection, ...headers } = incoming.headers;
    const upstream = forward(
      `${target}${incoming.url}`,
      { agent, method: incoming.method, headers },
      (answer) => {
        const { connection: _closed, ...answered } = answer.headers;
        served.set(target, (served.get(target) ?? 0) + 1);
        outgoing.writeHead(answer.statusCode ?? 502, answered);
        answer.pipe(outgoing);
      },
    );
    upstream.on('error', (error) => outgoing.writeHead(502).end(error.message));
    incoming.pipe(upstream);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    served,
    async close() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
