import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** Only this is stored; the code itself exists in the heads of those who know it. */
export async function hashMaintenanceCode(code: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(code, salt, KEY_BYTES);
  return `scrypt.${salt.toString('base64url')}.${key.toString('base64url')}`;
}

/** Compares in constant time. */
export async function isMaintenanceCode(code: string, hash: string): Promise<boolean> {
  const [, salt = '', key = ''] = hash.split('.');
  const expected = Buffer.from(key, 'base64url');
  const given = await derive(code, Buffer.from(salt, 'base64url'), KEY_BYTES);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
