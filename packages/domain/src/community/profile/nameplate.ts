/** PROF-14: data that a nameplate shows. */
export interface NameplateUser {
  readonly userId: string;
  readonly userName: string;
  readonly userAvatar: string | null;
  readonly userBadge: string | null;
  readonly userAvatarBackground: string | null;
  readonly level: number;
}

export const BADGE_CORNERS = [
  'none',
  'top-right',
  'bottom-right',
  'bottom-left',
  'top-left',
] as const;
export type BadgeCorner = (typeof BADGE_CORNERS)[number];
export const DEFAULT_BADGE_CORNER: BadgeCorner = 'bottom-right';

/** Returns the badge position; the default if unknown. */
export function toBadgeCorner(stored: string | null): BadgeCorner {
  return BADGE_CORNERS.find((corner) => corner === stored) ?? DEFAULT_BADGE_CORNER;
}

const ANIMATED = /\.(?:gif|apng)$/i;

export interface BannerMedia {
  readonly kind: 'image' | 'video';
  readonly src: string;
}

/**
 * PROF-25: replaces an animated picture by a webm video of the same name, unless the picture is
 * forced or the device runs iOS.
 */
export function toBannerMedia(
  src: string,
  { forceImage = false, isIos = false }: { forceImage?: boolean; isIos?: boolean } = {},
): BannerMedia {
  if (forceImage || isIos || !ANIMATED.test(src)) return { kind: 'image', src };
  return { kind: 'video', src: src.replace(ANIMATED, '.webm') };
}

/** Example: `starfall.gif` has the still picture `starfall.webp` beside it. */
export function toStill(src: string): string {
  return src.replace(ANIMATED, '.webp');
}

const UPLOADED = /^(\/media\/uploads\/.+)\/([^/]+)$/;

/** PROF-24: uploads have a small version in the folder `sd`; other pictures have none. */
export function toSdVariant(avatar: string): string {
  return avatar.replace(UPLOADED, '$1/sd/$2');
}
