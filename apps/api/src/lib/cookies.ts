/**
 * Over https browsers keep a cookie of this name to one host, the whole site and https, so that no
 * neighbouring host can plant one; without https they would refuse it.
 */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

/** The decoded value of one cookie. Reads only what is asked for, so most requests cost nothing. */
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

/** A cookie that ends with the browser session, for the whole site and for our scripts never. */
export function printSessionCookie(name: string, value: string, secure: boolean): string {
  const flags = secure ? '; Secure' : '';
  return `${cookieName(name, secure)}=${encodeURIComponent(value)}; Path=/; HttpOnly; SameSite=Lax${flags}`;
}

/** As above, kept for so many seconds. */
export function printLastingCookie(
  name: string,
  value: string,
  secure: boolean,
  seconds: number,
): string {
  return `${printSessionCookie(name, value, secure)}; Max-Age=${seconds}`;
}

/** Tells the browser to forget a cookie of the whole site. */
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
