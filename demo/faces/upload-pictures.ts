/**
 * Imports an operator's pictures, named by card number or image name, and re-encodes them in child
 * processes.
 */
import { readdirSync } from 'node:fs';
import { extname, join, parse } from 'node:path';
import { FACE_WIDTHS } from './face-files.ts';
import { renderOrders, type RenderResult } from './render-faces.ts';
import type { RenderOrder } from './render-worker.ts';

const ENDINGS: ReadonlySet<string> = new Set(['.jpg', '.jpeg', '.png', '.webp']);

export type Upload = { game: string; folder: string; directory: string; workers: number };

/** Lists the pictures of a folder in a stable order. */
export function listPictures(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => ENDINGS.has(extname(name).toLowerCase()))
    .sort();
}

export async function uploadPictures(
  { game, folder, directory, workers }: Upload,
  onProgress: (done: number) => void,
): Promise<RenderResult> {
  const orders = listPictures(folder).map((name): RenderOrder => ({
    directory,
    game,
    image: parse(name).name,
    source: { file: join(folder, name) },
    widths: FACE_WIDTHS,
  }));
  return renderOrders(orders, workers, onProgress);
}
