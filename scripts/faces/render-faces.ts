/**
 * Draws the faces of a game's cards into `.data/faces/<game>/<width>/<image>.webp`.
 * `npx node scripts/faces/render-faces.ts <game> <cards.json> [--widths 160,315,630] [--limit 24] [--workers 1]`
 * What has been drawn before is kept: the command can be stopped and repeated at any time.
 */
import { parseArgs } from 'node:util';
import type { CardRow, FaceMapping } from '@deckframe/card-faces/face-mapping';
import { pickVaried, readCards, readMapping } from './face-cards.ts';
import { FACE_WIDTHS, FACES_DIR } from './face-files.ts';
import { progressLine } from './progress-line.ts';
import { renderAll } from './render-pool.ts';
import type { RenderOrder } from './render-worker.ts';

const USAGE =
  'render-faces <game> <cards.json> [--widths 160,315,630] [--limit n] [--workers n] [--out folder]';

export type RenderJob = {
  game: string;
  mapping: FaceMapping;
  cards: readonly CardRow[];
  widths: readonly number[];
  directory: string;
  workers: number;
};
export type RenderResult = { drawn: number; kept: number; failures: string[] };

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
    row,
    mapping,
    widths,
  }));
  const result: RenderResult = { drawn: 0, kept: 0, failures: [] };
  let done = 0;
  await renderAll(orders, workers, ({ image, drawn, kept, error }) => {
    result.drawn += drawn;
    result.kept += kept;
    if (error) result.failures.push(`${image}: ${error}`);
    onProgress((done += 1));
  });
  return result;
}

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      widths: { type: 'string' },
      limit: { type: 'string' },
      workers: { type: 'string', default: '1' },
      out: { type: 'string', default: FACES_DIR },
    },
  });
  const [game, file] = positionals;
  if (!game || !file) {
    console.error(USAGE);
    return 2;
  }
  const all = await readCards(file);
  const cards = values.limit ? pickVaried(all, Number(values.limit)) : all;
  const widths = values.widths?.split(',').map(Number) ?? FACE_WIDTHS;
  const mapping = await readMapping(game);
  const progress = progressLine(`faces of ${game}`, cards.length);
  const job = {
    game,
    mapping,
    cards,
    widths,
    directory: values.out,
    workers: Number(values.workers),
  };
  const { drawn, kept, failures } = await renderFaces(job, progress.show);
  progress.end();
  console.log(`${drawn} pictures drawn, ${kept} kept, ${failures.length} cards failed.`);
  for (const failure of failures) console.error(failure);
  return failures.length > 0 ? 1 : 0;
}

if (import.meta.main) process.exitCode = await main();
