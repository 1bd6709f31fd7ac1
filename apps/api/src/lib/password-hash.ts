import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { verifyPassword as verifyFirstFormat } from 'better-auth/crypto';

/** The costs of scrypt: `2 ** log2N` rounds over blocks of `r`, `p` times. */
export type ScryptCost = { readonly log2N: number; readonly r: number; readonly p: number };

/** What OWASP recommends for scrypt. A hash takes 128 MB. */
export const PASSWORD_COST: ScryptCost = { log2N: 17, r: 8, p: 1 };

export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /**
   * The duration does not depend on the result. If the password is right but its hash has an old
   * cost, also returns a new hash for the caller to store.
   */
  check(password: string, stored: string): Promise<{ isRight: boolean; newHash?: string }>;
};

const PREFIX = 'scrypt';
const SALT_BYTES = 16;
const KEY_BYTES = 64;
/** OpenSSL needs slightly more memory than the formula gives. */
const SPARE_BYTES = 65_536;

/** Stored as `scrypt$17$8$1$<salt>$<key>`. The first releases stored `<salt>:<key>` of a lower cost. */
export function createPasswordHasher(cost: ScryptCost = PASSWORD_COST): PasswordHasher {
  const costs = [PREFIX, cost.log2N, cost.r, cost.p].join('$');
  const hash = async (password: string): Promise<string> => {
    const salt = randomBytes(SALT_BYTES);
    const key = await derive(password, salt, cost);
    return [costs, salt.toString('base64url'), key.toString('base64url')].join('$');
  };
  return {
    hash,
    async check(password, stored) {
      const isRight = await isRightPassword(password, stored);
      if (stored.startsWith(`${costs}$`)) return { isRight };
      // Hashed in any case, because a faster answer would reveal that an account has an old hash.
      const newHash = await hash(password);
      return isRight ? { isRight, newHash } : { isRight };
    },
  };
}

async function isRightPassword(password: string, stored: string): Promise<boolean> {
  const [name, log2N, r, p, salt = '', key = ''] = stored.split('$');
  if (name !== PREFIX) return verifyFirstFormat({ hash: stored, password });
  const expected = Buffer.from(key, 'base64url');
  const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) };
  const found = await derive(password, Buffer.from(salt, 'base64url'), cost);
  return expected.length === found.length && timingSafeEqual(expected, found);
}

function derive(password: string, salt: Buffer, { log2N, r, p }: ScryptCost): Promise<Buffer> {
  const options = { N: 2 ** log2N, r, p, maxmem: 160 * r * (2 ** log2N + p) + SPARE_BYTES };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}
