import { describe, expect, it } from 'vitest';
import { EnvError, readEnv } from './env.ts';

const good = {
  PUBLIC_URL: 'https://cards.example/',
  DATABASE_URL: 'postgres://app:pw@127.0.0.1:5432/deckframe',
  SESSION_SECRET: 'x'.repeat(32),
  GAMES_DIR: 'games',
};

describe('readEnv', () => {
  it('returns a frozen, typed object with defaults', () => {
    const env = readEnv({ ...good, PORT: '8080', REDIS_URL: '' });
    expect(env).toMatchObject({ PORT: 8080, NODE_ENV: 'production' });
    expect(env.PUBLIC_URL).toBe('https://cards.example');
    expect(env.REDIS_URL).toBeUndefined();
    expect(env.REDIS_TIMEOUT_MS).toBe(250);
    expect(Object.isFrozen(env)).toBe(true);
  });

  it('lists every fault at once and prints no value', () => {
    const fault = findFault({
      PORT: '80a',
      DATABASE_URL: 'mysql://hidden',
      SESSION_SECRET: 'short-secret',
    });
    const names = fault.faults.map((line) => line.trim().split(':')[0]);
    expect(new Set(names)).toEqual(
      new Set(['DATABASE_URL', 'GAMES_DIR', 'PORT', 'PUBLIC_URL', 'SESSION_SECRET']),
    );
    expect(fault.message).not.toContain('hidden');
    expect(fault.message).not.toContain('short-secret');
  });
});

function findFault(source: Record<string, string>): EnvError {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error;
  }
  throw new Error('the environment was accepted');
}
