/** Faces that an open page is missing. They are drawn first. */
import type { CardRow, FaceMapping } from '@deckframe/card-faces/face-mapping';
import { FACE_WIDTHS } from './face-files.ts';
import type { RenderOrder } from './render-worker.ts';

/** More than the largest screen shows. Older requests are no longer visible. */
const LIMIT = 120;
const ADDRESS = /^\/media\/(?<game>\w+)\/cards\/(?<width>\d+)\/(?<image>[^/]+)\.webp$/u;

export type AskedFaces = {
  /** Adds the URL of a missing picture. False if it is not a card face. */
  ask: (address: string) => boolean;
  /** Returns the newest request: it is most likely still on screen. */
  take: () => RenderOrder | undefined;
};

export type FaceSource = { mapping: FaceMapping; cards: readonly CardRow[] };

export function createAskedFaces(
  sourceOf: (game: string) => FaceSource | undefined,
  directory: string,
  limit = LIMIT,
): AskedFaces {
  const asked = new Map<string, RenderOrder>();
  return {
    ask: (address) => {
      const order = readOrder(address, sourceOf, directory);
      if (!order) return false;
      asked.delete(address);
      asked.set(address, order);
      const [oldest] = asked.keys();
      if (asked.size > limit && oldest !== undefined) asked.delete(oldest);
      return true;
    },
    take: () => {
      const last = [...asked].at(-1);
      if (!last) return undefined;
      asked.delete(last[0]);
      return last[1];
    },
  };
}

/** Yields all requested faces before each other one. */
export function* askedFirst(
  orders: Iterable<RenderOrder>,
  asked: AskedFaces | undefined,
): Generator<RenderOrder> {
  for (const order of orders) {
    for (let next = asked?.take(); next; next = asked?.take()) yield next;
    yield order;
  }
}

/** Only the requested width. The other widths are drawn later. */
function readOrder(
  address: string,
  sourceOf: (game: string) => FaceSource | undefined,
  directory: string,
): RenderOrder | undefined {
  const { game = '', width, image } = ADDRESS.exec(readable(address))?.groups ?? {};
  const source = sourceOf(game);
  const row = source?.cards.find((card) => card['image'] === image);
  if (!source || !row || image === undefined) return undefined;
  const widths = FACE_WIDTHS.filter((one) => String(one) === width);
  if (widths.length === 0) return undefined;
  return { directory, game, image, source: { row, mapping: source.mapping }, widths };
}

function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return '';
  }
}
