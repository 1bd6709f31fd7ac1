import { CONTENT_LIMITS } from './content.ts';

/** A host name with a letter ending: no IP address, user or password. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,24}|xn--[a-z0-9-]{1,59})$/;
/** Excludes characters that could end an attribute, start HTML or change the text direction. */
const ADDRESS = /^https:\/\/([a-z0-9.-]+)(:\d{2,5})?([/?#][\w\-.~:/?#[\]@!$&'()*+,;=%]*)?$/i;

/**
 * Parses the link of a content and lower-cases its host; undefined if it is not a plain https
 * address. Example: `HTTPS://Video.example/x` gives `https://video.example/x`.
 */
export function parseWebLink(text: string): string | undefined {
  const value = text.trim();
  if (value.length > CONTENT_LIMITS.link) return undefined;
  const [, host = '', port = '', rest = ''] = ADDRESS.exec(value) ?? [];
  const name = host.toLowerCase();
  return HOST.test(name) ? `https://${name}${port}${rest}` : undefined;
}

/** Returns the displayed host. Example: `https://www.video.example/x` is `video.example`. */
export function linkHostOf(link: string): string {
  return (/^https:\/\/(?:www\.)?([^/?#:]+)/.exec(link)?.[1] ?? '').toLowerCase();
}
