/**
 * Converts a face to a picture. Only child processes import this, because the image library may
 * crash.
 */
import sharp from 'sharp';
import { WEBP } from './face-files.ts';

sharp.concurrency(1);
sharp.cache(false);

const FACE = { width: 630, height: 880 };
const CSS_DPI = 72;

/** Small pictures are drawn at twice the size and scaled down, so that thin lines stay visible. */
const raster = (svg: string, width: number) => {
  const oversample = width < FACE.width / 2 ? 2 : 1;
  return sharp(Buffer.from(svg), { density: (CSS_DPI * width * oversample) / FACE.width }).resize(
    width,
    Math.round((width * FACE.height) / FACE.width),
    { fit: 'fill', kernel: 'lanczos3' },
  );
};

export const renderWebp = (svg: string, width: number): Promise<Buffer> =>
  raster(svg, width)
    .webp({ quality: WEBP.quality, effort: WEBP.effort, smartSubsample: true })
    .toBuffer();

/** Limits for uploaded pictures: pixels, seconds of work and formats. */
const UPLOAD = { pixels: 25_000_000, seconds: 10, formats: ['jpeg', 'png', 'webp'] };

/** Keeps only pixels: no metadata, colour profile, animation or SVG. */
export async function encodeUpload(bytes: Buffer, width: number): Promise<Buffer> {
  const options = { limitInputPixels: UPLOAD.pixels, failOn: 'error', animated: false } as const;
  const { format } = await sharp(bytes, options).metadata();
  if (!UPLOAD.formats.includes(format)) throw new Error(`${format} is no picture we take`);
  return sharp(bytes, options)
    .autoOrient()
    .resize(width, Math.round((width * FACE.height) / FACE.width), { fit: 'cover' })
    .timeout({ seconds: UPLOAD.seconds })
    .webp({ quality: WEBP.quality, effort: WEBP.effort, smartSubsample: true })
    .toBuffer();
}

export const renderPng = (svg: string, width: number): Promise<Buffer> =>
  raster(svg, width).png().toBuffer();

/** Returns raw RGB bytes for measurements. @internal */
export const renderPixels = (svg: string, width: number): Promise<Buffer> =>
  raster(svg, width).flatten({ background: '#000000' }).removeAlpha().raw().toBuffer();
