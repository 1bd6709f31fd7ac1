const MEGA = 1_000_000;

/** Limits of avatar uploads. The API enforces them; the web app checks first. */
export const AVATAR_MAX_BYTES = 4 * MEGA;
export const IMAGE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
] as const;

export const toMega = (value: number): number => value / MEGA;
