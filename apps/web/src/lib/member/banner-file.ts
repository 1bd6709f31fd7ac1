import { BANNER_KEYS } from '@deckframe/domain/profile/banner-keys';

const DEFAULT_BANNER = 'default';

/** An unknown or absent banner shows the site's own. */
export function bannerFile(startUrl: string, key: string | null): string {
  const known = BANNER_KEYS.find((banner) => banner === key?.toLowerCase());
  return `${startUrl}/ctz/banners/${known ?? DEFAULT_BANNER}.webp`;
}
