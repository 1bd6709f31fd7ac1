import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type CuttingProxy = {
  url: string;
  /** Cuts the connection after the next message containing `text` was passed to the server. */
  cutAfter(text: string): void;
  /** Cuts the connection instead of passing the message. */
  cutBefore(text: string): void;
  cuts(): number;
  close(): Promise<void>;
};

/** A TCP proxy in front of PostgreSQL that can break the connection at the worst moment. */
export async function startCuttingProxy(databaseUrl: string): Promise<CuttingProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let trigger: string | undefined;
  let isPassed = true;
  let cuts = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    client.on('data', (data) => {
      if (trigger === undefined || !data.includes(trigger)) {
        upstream.write(data);
        return;
      }
      trigger = undefined;
      if (!isPassed) {
        cuts += 1;
        client.resetAndDestroy();
        upstream.destroy();
        return;
      }
      // The server gets the message and executes it, but cannot send its answer.
      client.pause();
      upstream.removeAllListeners('data');
      upstream.write(data, () => {
        upstream.once('data', () => {
          cuts += 1;
          client.resetAndDestroy();
          upstream.destroy();
        });
      });
    });
    upstream.on('data', (data) => client.write(data));
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cutAfter(text) {
      trigger = text;
      isPassed = true;
    },
    cutBefore(text) {
      trigger = text;
      isPassed = false;
    },
    cuts: () => cuts,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
