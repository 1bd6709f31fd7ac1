export const SOCIAL_SITES = ['youtube', 'twitch', 'x'] as const;
export type SocialSite = (typeof SOCIAL_SITES)[number];

export const SOCIAL_LINK_MAX = 200;

interface SiteRules {
  /** The first host is used when printing. */
  readonly hosts: readonly string[];
  readonly handle: RegExp;
  /** Path before the name in an address. */
  readonly before: string;
}

const SITES: Record<SocialSite, SiteRules> = {
  youtube: {
    hosts: ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'youtu.be'],
    handle: /^@?([\w.-]{3,30})$/,
    before: '/@',
  },
  twitch: {
    hosts: ['www.twitch.tv', 'twitch.tv', 'm.twitch.tv'],
    handle: /^@?(\w{3,25})$/,
    before: '/',
  },
  x: {
    hosts: ['x.com', 'www.x.com', 'twitter.com', 'www.twitter.com', 'mobile.twitter.com'],
    handle: /^@?(\w{1,15})$/,
    before: '/',
  },
};

/** Matches safe characters only; anything after `?` or `#` is dropped. */
const ADDRESS = /^(?:https?:\/\/)?([a-z0-9.-]+)(\/[\w@%.~/-]*)?(?:[?#]\S*)?$/i;

export type SocialLinkResult =
  | { readonly ok: true; readonly link: string | null }
  | { readonly ok: false; readonly fault: 'LINK_NOT_ALLOWED' };

/**
 * Parses a name or an address of this site and prints it as https. Anything else is refused, so no
 * profile can link elsewhere or run a script. Example: `parseSocialLink('x', '@vesper9')` gives
 * `https://x.com/vesper9`.
 */
export function parseSocialLink(site: SocialSite, text: string | null): SocialLinkResult {
  const value = cleanProfileText(text);
  if (value === null) return { ok: true, link: null };
  if (value.length > SOCIAL_LINK_MAX) return { ok: false, fault: 'LINK_NOT_ALLOWED' };
  const { hosts, handle, before } = SITES[site];
  const [, host = '', path = ''] = ADDRESS.exec(value) ?? [];
  if (hosts.includes(host.toLowerCase())) {
    return path.length > 1
      ? { ok: true, link: `https://${host.toLowerCase()}${path}` }
      : { ok: false, fault: 'LINK_NOT_ALLOWED' };
  }
  const name = handle.exec(value)?.[1];
  return name === undefined
    ? { ok: false, fault: 'LINK_NOT_ALLOWED' }
    : { ok: true, link: `https://${hosts[0]}${before}${name}` };
}

/** Returns the displayed name: `https://www.twitch.tv/vesper9` → `vesper9`. */
export function socialNameOf(link: string): string {
  return link.replace(/^https:\/\/[^/]+\/@?/, '').replace(/\/$/, '');
}

/** PROF-10: trims a text and returns null if it is empty. */
export function cleanProfileText(text: string | null): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
