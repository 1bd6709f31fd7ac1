import { bannerFile } from './cosmetics.ts';

/**
 * Animated banners for nameplates and profiles: a `.gif` and a `.webm` beside the still `.webp`.
 */
export const MOVING_BANNERS: readonly string[] = ['starfall'];

/** The file of a banner for a nameplate or a profile, animated if available. */
export function plateBannerFile(startUrl: string, key: string | null): string {
  const still = bannerFile(startUrl, key);
  const moves = MOVING_BANNERS.some((banner) => banner === key?.toLowerCase());
  return moves ? still.replace(/webp$/, 'gif') : still;
}
