import { CONTENT_LIMITS } from './content.ts';

/** A host by name with an ending of letters: no address of a machine, no user, no password. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,24}|xn--[a-z0-9-]{1,59})$/;
/** Everything that could end an attribute, start markup or turn the direction of reading is out. */
const ADDRESS = /^https:\/\/([a-z0-9.-]+)(:\d{2,5})?([/?#][\w\-.~:/?#[\]@!$&'()*+,;=%]*)?$/i;

/**
 * The address that a content leads to, with its host in lower case; undefined for everything that is
 * no plain https address. Example: `HTTPS://Video.example/x` gives `https://video.example/x`.
 */
export function parseWebLink(text: string): string | undefined {
  const value = text.trim();
  if (value.length > CONTENT_LIMITS.link) return undefined;
  const [, host = '', port = '', rest = ''] = ADDRESS.exec(value) ?? [];
  const name = host.toLowerCase();
  return HOST.test(name) ? `https://${name}${port}${rest}` : undefined;
}

/** What people call the place. Example: `https://www.video.example/x` is `video.example`. */
export function linkHostOf(link: string): string {
  return (/^https:\/\/(?:www\.)?([^/?#:]+)/.exec(link)?.[1] ?? '').toLowerCase();
}
