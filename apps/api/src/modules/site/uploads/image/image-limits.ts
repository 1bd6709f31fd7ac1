import { AVATAR_MAX_BYTES } from '@deckframe/domain/community/profile/avatar-limits';

/** Limits of one picture. */
export type ImageLimits = {
  /** Size in bytes. */
  bytes: number;
  /** Pixels, read from the header before decoding. */
  pixels: number;
  /** Writable memory of the child, enforced by the kernel. V8 reserves 530 MB. */
  memoryBytes: number;
  /** Lifetime of the child process. */
  timeMs: number;
};

export const IMAGE_LIMITS: ImageLimits = {
  bytes: AVATAR_MAX_BYTES,
  pixels: 25_000_000,
  memoryBytes: 896 * 1024 * 1024,
  timeMs: 6000,
};

/** Allowance for form fields. */
export const FORM_BYTES = IMAGE_LIMITS.bytes + 16 * 1024;
