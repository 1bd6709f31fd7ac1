/**
 * `npm run faces -- render <game> [cards.json]` draws faces into `.data/faces/<game>/<width>/<image>.webp`.
 * `npm run faces -- sheet <game> [cards.json]` draws contact sheets of 24 into `docs/pictures`.
 * Without a file, the cards of the game's demo world are drawn. Rendering can be stopped and repeated.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { demoCards, pickVaried, readCards, readMapping } from './face-cards.ts';
import { FACE_WIDTHS, FACES_DIR, ROOT } from './face-files.ts';
import { progressLine } from './progress-line.ts';
import { renderFaces } from './render-faces.ts';

const USAGE =
  'npm run faces -- render|sheet <game> [cards.json] [--widths 160,315,630] [--limit n] [--workers n] [--out folder]';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    widths: { type: 'string' },
    limit: { type: 'string' },
    workers: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
});
const [command, game, file] = positionals;

async function render(id: string): Promise<number> {
  const all = file ? await readCards(file) : await demoCards(id);
  const cards = values.limit ? pickVaried(all, Number(values.limit)) : all;
  const progress = progressLine(`faces of ${id}`, cards.length);
  const { drawn, kept, failures } = await renderFaces(
    {
      game: id,
      mapping: await readMapping(id),
      cards,
      widths: values.widths?.split(',').map(Number) ?? FACE_WIDTHS,
      directory: values.out ?? FACES_DIR,
      workers: Number(values.workers),
    },
    progress.show,
  );
  progress.end();
  console.log(`${drawn} pictures drawn, ${kept} kept, ${failures.length} cards failed.`);
  for (const failure of failures) console.error(failure);
  return failures.length > 0 ? 1 : 0;
}

async function sheet(id: string): Promise<number> {
  // Only this command draws in its own process.
  const { drawSheets } = await import('./draw-sheets.ts');
  const cards = file ? await readCards(file) : await demoCards(id);
  const paths = await drawSheets(id, cards, values.out ?? join(ROOT, 'docs/pictures'));
  for (const path of paths) console.log(path);
  return 0;
}

const run = command === 'render' ? render : command === 'sheet' ? sheet : null;
if (!run || !game) {
  console.error(USAGE);
  process.exitCode = 2;
} else process.exitCode = await run(game);
