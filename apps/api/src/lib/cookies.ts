/** The decoded value of one cookie. Reads only what is asked for, so most requests cost nothing. */
export function findCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined;
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
  return `${name}=${encodeURIComponent(value)}; Path=/; HttpOnly; SameSite=Lax${flags}`;
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
