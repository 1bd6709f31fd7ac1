/** What an ad of the house is about. */
export const AD_KINDS = ['announcement', 'event', 'deck'] as const;
export type AdKind = (typeof AD_KINDS)[number];

export const AD_LIMITS = { title: 60, text: 160, action: 24, link: 300, picture: 200 } as const;
export const MAX_AD_WEIGHT = 100;

/** An address of our own site, without host: `/cardlist`. */
const OWN_PATH = /^\/(?![/\\])[\w\-./~%?=&+,:;@!$'()*#[\]]*$/;
/** A host with a dot, maybe a port; no name and password before it. */
const OTHER_SITE = /^https:\/\/[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d{1,5})?(?:[/?#].*)?$/u;
const OWN_PICTURE = /^\/(?:media|uploads)\/[\w\-./]+\.(?:webp|avif|png|jpg)$/;

/**
 * Where an ad may lead: a page of ours, or another site by https without a name and password in it.
 * Example: `isSafeAdLink('javascript:alert(1)')` is false.
 */
export function isSafeAdLink(link: string): boolean {
  if (link.length > AD_LIMITS.link) return false;
  if (link.startsWith('/')) return OWN_PATH.test(link) && !link.split(/[?#]/)[0]?.includes('/..');
  // Without what a browser would take away before reading the address.
  return OTHER_SITE.test(link) && !/[\s\\\p{Cc}\p{Cf}]/u.test(link);
}

/** Pictures come from this site alone: another would learn who reads what. */
export function isAdPicture(path: string): boolean {
  return path.length <= AD_LIMITS.picture && OWN_PICTURE.test(path) && !path.includes('/..');
}
