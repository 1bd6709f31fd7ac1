import { connect } from 'node:net';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Site } from '../../cluster/render/site.ts';

/** Limits Redis to one byte of memory, then removes the limit. */
export async function fillRedis(site: Site, forMs: number): Promise<void> {
  await setMemory(site, '1');
  try {
    await delay(forMs);
  } finally {
    await setMemory(site, site.limits.redisMemory);
  }
}

async function setMemory(site: Site, memory: string): Promise<void> {
  const socket = connect(site.ports.redis, site.app).setEncoding('utf8');
  let said = '';
  socket.on('data', (text: string) => (said += text));
  const lines = [`AUTH ${site.secrets.redis}`, `CONFIG SET maxmemory ${memory}`, 'QUIT'];
  socket.end(`${lines.join('\r\n')}\r\n`);
  await once(socket, 'close');
  if (said !== '+OK\r\n'.repeat(lines.length)) throw new Error(`Redis: ${said}`);
}
