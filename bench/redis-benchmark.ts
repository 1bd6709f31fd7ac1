import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readNumber } from './wrk.ts';

const run = promisify(execFile);

export type RedisLoad = {
  redisUrl: string;
  /** The command. `__rand_int__` in an argument is replaced by a random number. */
  command: string[];
  connections: number;
  requests: number;
};

/** Sends the command on each connection. Returns answers per second. */
export async function runRedisBenchmark(load: RedisLoad): Promise<number> {
  const { hostname, password, port } = new URL(load.redisUrl);
  const { stdout } = await run('redis-benchmark', [
    '-h',
    hostname,
    '-p',
    port === '' ? '6379' : port,
    ...(password === '' ? [] : ['-a', decodeURIComponent(password)]),
    '-c',
    String(load.connections),
    '-n',
    String(load.requests),
    '-r',
    '1000000000',
    '-q',
    ...load.command,
  ]);
  return readNumber(stdout, /([\d.]+) requests per second/);
}
