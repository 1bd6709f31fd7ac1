/**
 * Returns the cookie name with the `__Host-` prefix over https, so that a neighbouring host cannot
 * set it. Without https browsers refuse the prefix.
 */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

/** Returns one decoded cookie, or undefined. */
export function findCookie(
  header: string | undefined,
  plainName: string,
  secure: boolean,
): string | undefined {
  if (header === undefined) return undefined;
  const name = cookieName(plainName, secure);
  for (const part of header.split(';')) {
    const equals = part.indexOf('=');
    if (equals > 0 && part.slice(0, equals).trim() === name) {
      return decode(part.slice(equals + 1).trim());
    }
  }
  return undefined;
}

/** Prints a http-only cookie for the browser session. */
export function printSessionCookie(name: string, value: string, secure: boolean): string {
  const flags = secure ? '; Secure' : '';
  return `${cookieName(name, secure)}=${encodeURIComponent(value)}; Path=/; HttpOnly; SameSite=Lax${flags}`;
}

export function printLastingCookie(
  name: string,
  value: string,
  secure: boolean,
  seconds: number,
): string {
  return `${printSessionCookie(name, value, secure)}; Max-Age=${seconds}`;
}

/** Prints a cookie that deletes an earlier one. */
export function printExpiredCookie(name: string, secure: boolean): string {
  return `${printSessionCookie(name, '', secure)}; Max-Age=0`;
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
