import type { Env } from '../env.ts';

/** Better Auth's name; over https it adds the prefix that browsers enforce. */
export function sessionCookieName(env: Pick<Env, 'PUBLIC_URL'>): string {
  const prefix = env.PUBLIC_URL.startsWith('https:') ? '__Secure-' : '';
  return `${prefix}better-auth.session_token`;
}
