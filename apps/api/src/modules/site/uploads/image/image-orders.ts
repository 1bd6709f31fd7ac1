import type { PictureCrop } from '@deckframe/domain/creators/series/picture-crop';

/** One picture to be made from what was sent. */
export type ImageVariant = { name: string; width: number; height: number };

/** What a child process is told: by its argument as JSON, the picture itself on standard input. */
export type ImageOrder = {
  pixels: number;
  variants: readonly ImageVariant[];
  /** The part that is wanted; without it the picture's own middle of attention. */
  crop?: PictureCrop | undefined;
};

export type ImageFault = 'pixels' | 'type' | 'unreadable';

/** What a child answers: one line of JSON, then the pictures one after the other. */
export type ImageAnswer = { fault: ImageFault } | { sizes: readonly number[] };
