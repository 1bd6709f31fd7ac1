import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../../apps/api/src/testing/programs/free-port.ts';

export type RedisState = { pid: number; port: number; password: string };

const BINARY = 'redis-server';
const ATTEMPT_MS = 50;
/** On an overloaded machine, a server can be slow without being down. */
const PATIENCE_MS = 30_000;

/** Starts the checkout's own Redis without persistence. Returns null if Redis is not installed. */
export async function ensureRedis(known: RedisState | null): Promise<RedisState | null> {
  if (known && (await isRedisRunning(known))) return known;
  if (spawnSync(BINARY, ['--version']).status !== 0) return null;
  const port = await findFreePort();
  const password = known?.password ?? randomBytes(18).toString('base64url');
  const settings = ['bind 127.0.0.1', `port ${port}`, `requirepass ${password}`, 'save ""'];
  // Settings are passed by standard input, so that the password is not on the command line.
  const child = spawn(BINARY, ['-'], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.stdin.end(`${settings.join('\n')}\n`);
  child.unref();
  if (child.pid === undefined) throw new Error('redis-server could not be started');
  const state: RedisState = { pid: child.pid, port, password };
  await waitUntil(state, true);
  return state;
}

/** Stops only the server with our password. Another server on this port is left running. */
export async function stopRedis(state: RedisState): Promise<void> {
  if (!(await isRedisRunning(state))) return;
  process.kill(state.pid, 'SIGTERM');
  await waitUntil(state, false);
}

async function waitUntil(state: RedisState, running: boolean): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while ((await isRedisRunning(state)) !== running) {
    if (performance.now() > deadline) {
      throw new Error(`redis-server on port ${state.port} did not ${running ? 'start' : 'stop'}`);
    }
    await delay(ATTEMPT_MS);
  }
}

export function redisUrl(state: RedisState): string {
  return `redis://:${state.password}@127.0.0.1:${state.port}`;
}

/** True if the server accepts our password and is the process that we started. */
export async function isRedisRunning(state: RedisState): Promise<boolean> {
  if (!isAlive(state.pid)) return false;
  const answer = await ask(state.port, `AUTH ${state.password}\r\nINFO server\r\nQUIT\r\n`);
  return answer.includes(`process_id:${state.pid}\r\n`);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process belongs to another user, but it exists.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

function ask(port: number, commands: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(commands));
    socket.setEncoding('utf8').setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on('data', (data) => (answer += data));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}
