import { AVATAR_MAX_BYTES } from '@deckframe/domain/community/profile/avatar-limits';

/** What one picture may cost, whoever sends it. */
export type ImageLimits = {
  /** Bytes as sent. */
  bytes: number;
  /** Width times height, read from the header before anything is decoded. */
  pixels: number;
  /** Writable memory of the child process; the kernel refuses more. V8 alone sets 530 MB aside. */
  memoryBytes: number;
  /** From start to end of the child process; then it is killed. */
  timeMs: number;
};

export const IMAGE_LIMITS: ImageLimits = {
  bytes: AVATAR_MAX_BYTES,
  pixels: 25_000_000,
  memoryBytes: 896 * 1024 * 1024,
  timeMs: 6000,
};

/** Beside the file: the fields of the form and what parts them. */
export const FORM_BYTES = IMAGE_LIMITS.bytes + 16 * 1024;
