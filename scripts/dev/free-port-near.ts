import { createServer } from 'node:net';
import { findFreePort } from '../../apps/api/src/testing/programs/free-port.ts';

/** The wanted port when nobody listens there, else any free one. */
export async function findFreePortNear(wanted: number): Promise<number> {
  const taken = await new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(true));
    server.listen(wanted, '127.0.0.1', () => server.close(() => resolve(false)));
  });
  return taken ? findFreePort() : wanted;
}
