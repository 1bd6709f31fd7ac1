import type { PictureCrop } from '@deckframe/domain/creators/series/picture-crop';

/** One output picture. */
export type ImageVariant = { name: string; width: number; height: number };

/** Order to the child as JSON; the picture is on stdin. */
export type ImageOrder = {
  pixels: number;
  variants: readonly ImageVariant[];
  /** Crop; automatic if missing. */
  crop?: PictureCrop | undefined;
};

export type ImageFault = 'pixels' | 'type' | 'unreadable';

/** Answer of the child: a JSON line, then the pictures. */
export type ImageAnswer = { fault: ImageFault } | { sizes: readonly number[] };
