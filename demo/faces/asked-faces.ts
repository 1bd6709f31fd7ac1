/** Faces that a page asked for and did not find: they are drawn before those that nobody looks at. */
import type { CardRow, FaceMapping } from '@deckframe/card-faces/face-mapping';
import { FACE_WIDTHS } from './face-files.ts';
import type { RenderOrder } from './render-worker.ts';

/** More than the largest screen shows at once; what was asked for before that is off the screen. */
const LIMIT = 120;
const ADDRESS = /^\/media\/(?<game>\w+)\/cards\/(?<width>\d+)\/(?<image>[^/]+)\.webp$/u;

export type AskedFaces = {
  /** Takes the address of a picture; false where it is none of ours. */
  ask: (address: string) => boolean;
  /** The one that was asked for last: whoever scrolls looks at that one. */
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

/** Before each order that nobody waits for, all that somebody does. */
export function* askedFirst(
  orders: Iterable<RenderOrder>,
  asked: AskedFaces | undefined,
): Generator<RenderOrder> {
  for (const order of orders) {
    for (let next = asked?.take(); next; next = asked?.take()) yield next;
    yield order;
  }
}

/** Only the width that the page shows: the others are for later. */
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
