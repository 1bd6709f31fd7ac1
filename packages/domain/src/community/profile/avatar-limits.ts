const MEGA = 1_000_000;

/** What may be sent as an avatar; the API decides, the web app says it before. */
export const AVATAR_MAX_BYTES = 4 * MEGA;
export const IMAGE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
] as const;

export const toMega = (value: number): number => value / MEGA;
