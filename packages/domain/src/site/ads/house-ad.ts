/** Subjects of own ads. */
export const AD_KINDS = ['announcement', 'event', 'deck'] as const;
export type AdKind = (typeof AD_KINDS)[number];

export const AD_LIMITS = { title: 60, text: 160, action: 24, link: 300, picture: 200 } as const;
export const MAX_AD_WEIGHT = 100;

/** A path on this site: `/cardlist`. */
const OWN_PATH = /^\/(?![/\\])[\w\-./~%?=&+,:;@!$'()*#[\]]*$/;
/** A host with a dot and an optional port, without user and password. */
const OTHER_SITE = /^https:\/\/[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d{1,5})?(?:[/?#].*)?$/u;
const OWN_PICTURE = /^\/(?:media|uploads)\/[\w\-./]+\.(?:webp|avif|png|jpg)$/;

/**
 * True for a page of this site, or an https address without user and password. Example:
 * `isSafeAdLink('javascript:alert(1)')` is false.
 */
export function isSafeAdLink(link: string): boolean {
  if (link.length > AD_LIMITS.link) return false;
  if (link.startsWith('/')) return OWN_PATH.test(link) && !link.split(/[?#]/)[0]?.includes('/..');
  // Rejects characters that browsers strip before parsing.
  return OTHER_SITE.test(link) && !/[\s\\\p{Cc}\p{Cf}]/u.test(link);
}

/** Pictures must be from this site, because another site would learn who reads what. */
export function isAdPicture(path: string): boolean {
  return path.length <= AD_LIMITS.picture && OWN_PICTURE.test(path) && !path.includes('/..');
}
