/** A crop as fractions of width and height: the whole picture is 0, 0, 1, 1. */
export interface PictureCrop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Center of the crop and its zoom. */
export interface CropView {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

type Size = { readonly width: number; readonly height: number };

export const CROP_ZOOM_MAX = 4;
export const WHOLE_VIEW: CropView = { x: 0.5, y: 0.5, zoom: 1 };

/**
 * Returns the crop of a view in the target shape, within the picture. Example: a square of a 200 by
 * 100 picture is `{ x: 0.25, y: 0, width: 0.5, height: 1 }`.
 */
export function cropOf(picture: Size, wanted: Size, view: CropView): PictureCrop {
  const zoom = clamp(view.zoom, 1, CROP_ZOOM_MAX);
  const shape = picture.width / picture.height / (wanted.width / wanted.height);
  const width = Math.min(1, 1 / shape) / zoom;
  const height = Math.min(1, shape) / zoom;
  return {
    x: clamp(view.x - width / 2, 0, 1 - width),
    y: clamp(view.y - height / 2, 0, 1 - height),
    width,
    height,
  };
}

/** Converts the crop to whole pixels within the picture. */
export function toPixels({ x, y, width, height }: PictureCrop, picture: Size) {
  const left = Math.min(picture.width - 1, Math.round(x * picture.width));
  const top = Math.min(picture.height - 1, Math.round(y * picture.height));
  return {
    left,
    top,
    width: clamp(Math.round(width * picture.width), 1, picture.width - left),
    height: clamp(Math.round(height * picture.height), 1, picture.height - top),
  };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
