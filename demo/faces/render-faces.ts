/** Draws the faces of a game's cards in child processes. Existing pictures are not drawn again. */
import type { CardRow, FaceMapping } from '@deckframe/card-faces/face-mapping';
import { askedFirst, type AskedFaces } from './asked-faces.ts';
import { renderAll } from './render-pool.ts';
import type { RenderOrder } from './render-worker.ts';

export type RenderJob = {
  game: string;
  mapping: FaceMapping;
  cards: readonly CardRow[];
  widths: readonly number[];
  directory: string;
  workers: number;
  /** Drawn first. */
  asked?: AskedFaces;
};
export type RenderResult = { drawn: number; reused: number; failures: string[] };

const imageOf = ({ image, cardno }: CardRow): string =>
  typeof image === 'string' && image !== '' ? image : typeof cardno === 'string' ? cardno : '';

export async function renderFaces(
  job: RenderJob,
  onProgress: (done: number) => void,
): Promise<RenderResult> {
  const { game, mapping, cards, widths, directory, workers } = job;
  const orders = cards.map((row): RenderOrder => ({
    directory,
    game,
    image: imageOf(row),
    source: { row, mapping },
    widths,
  }));
  return renderOrders(askedFirst(orders, job.asked), workers, onProgress);
}

/** Runs all orders and returns the totals. */
export async function renderOrders(
  orders: Iterable<RenderOrder>,
  workers: number,
  onProgress: (done: number) => void,
): Promise<RenderResult> {
  const result: RenderResult = { drawn: 0, reused: 0, failures: [] };
  let done = 0;
  await renderAll(orders, workers, ({ image, drawn, reused, error }) => {
    result.drawn += drawn;
    result.reused += reused;
    if (error) result.failures.push(`${image}: ${error}`);
    onProgress((done += 1));
  });
  return result;
}
