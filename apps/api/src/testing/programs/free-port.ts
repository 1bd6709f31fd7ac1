import { createServer } from 'node:net';

/** Returns a free loopback port, preferably the wanted one. */
export async function findFreePort(wanted = 0): Promise<number> {
  const server = createServer();
  const isListening = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(wanted, '127.0.0.1', () => resolve(true));
  });
  if (!isListening && wanted !== 0) return findFreePort();
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}
