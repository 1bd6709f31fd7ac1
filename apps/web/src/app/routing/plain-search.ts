/** Parameters are plain text, so addresses stay readable: `?color=Blue,White`. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(search)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([key, value]) => `${encode(key)}=${encode(String(value))}`);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** Commas, colons and slashes need no escape. */
function encode(text: string): string {
  return encodeURIComponent(text)
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':')
    .replaceAll('%2F', '/')
    .replaceAll('%20', '+');
}
