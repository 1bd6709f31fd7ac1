/**
 * `npm run seed -- faces` draws the faces of all demo cards into
 * `.data/faces/<game>/<width>/<image>.webp`. `npm run seed -- faces render <game> [cards.json]`
 * draws those of one game, or of your own cards. `npm run seed -- faces upload <game> <folder>`
 * imports pictures named by card number instead. `npm run seed -- faces sheet <game>` draws contact
 * sheets of 24 into `.data/pictures`. Existing pictures stay, so every command can be stopped and
 * repeated.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeDemoCards } from '@deckframe/database/demo-cards';
import { listGameFolders } from '@deckframe/database/game-folders';
import { answerHelp } from '../../tools/help/answer-help.ts';
import { drawDemoFaces } from './draw-demo-faces.ts';
import { readCards, readMapping } from './face-cards.ts';
import { FACE_WIDTHS, FACES_DIR, ROOT } from './face-files.ts';
import { hearMissed } from './listen-for-asked.ts';
import { progressLine } from './progress-line.ts';
import { renderFaces } from './render-faces.ts';
import { listPictures, uploadPictures } from './upload-pictures.ts';

const GAME_IDS = listGameFolders();

const USAGE = `Usage: npm run seed -- faces [<command>]
  render [game] [cards.json]   draw the faces of the demo cards, or of your own (by default: all games)
  upload <game> <folder>       take pictures named by card number instead
  sheet <game>                 draw contact sheets of 24 into .data/pictures
      --newest n               only the n newest cards
      --workers n              so many processes at once
      --out folder             another folder
      --listen port            those that pages miss before all others (npm run dev)
What is drawn is kept: every command can be stopped and repeated.`;
answerHelp(USAGE);
/** Number of faces drawn for every game before any game is completed. */
const FIRST_FACES = 24;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    newest: { type: 'string' },
    workers: { type: 'string', default: '1' },
    out: { type: 'string' },
    listen: { type: 'string' },
  },
});
const [command = 'render', game, file] = positionals;
const workers = Number(values.workers);

async function renderDemo(games: readonly string[]): Promise<string[]> {
  const first = values.newest === undefined ? FIRST_FACES : Number(values.newest);
  const { listen } = values;
  const asked = listen === undefined ? undefined : await hearMissed(games, Number(listen));
  const how = { games, workers, ...(asked && { asked, silent: true }) };
  const failures = await drawDemoFaces({ ...how, newest: first });
  if (values.newest !== undefined) return failures;
  failures.push(...(await drawDemoFaces(how)));
  if (asked) console.log('All faces are drawn.');
  return failures;
}

async function renderFile(id: string, path: string): Promise<string[]> {
  const cards = await readCards(path);
  const progress = progressLine(`faces of ${id}`, cards.length);
  const { failures } = await renderFaces(
    {
      game: id,
      mapping: await readMapping(id),
      cards,
      widths: FACE_WIDTHS,
      directory: values.out ?? FACES_DIR,
      workers,
    },
    progress.show,
  );
  progress.end();
  return failures;
}

async function upload(id: string, folder: string): Promise<string[]> {
  const progress = progressLine(`pictures of ${id}`, listPictures(folder).length);
  const directory = values.out ?? FACES_DIR;
  const { failures } = await uploadPictures(
    { game: id, folder, directory, workers },
    progress.show,
  );
  progress.end();
  return failures;
}

async function sheet(id: string): Promise<string[]> {
  // Only this command draws in the main process.
  const { drawSheets } = await import('./draw-sheets.ts');
  const folder = values.out ?? join(ROOT, '.data/pictures');
  for (const path of await drawSheets(id, makeDemoCards(id), folder)) console.log(path);
  return [];
}

async function run(): Promise<string[] | null> {
  if (command === 'sheet') return game === undefined ? null : sheet(game);
  if (command === 'upload') {
    return game === undefined || file === undefined ? null : upload(game, file);
  }
  if (command !== 'render') return null;
  if (game !== undefined && file !== undefined) return renderFile(game, file);
  return renderDemo(game === undefined ? GAME_IDS : [game]);
}

const failures = await run();
if (failures === null) {
  console.error(USAGE);
  process.exitCode = 2;
} else if (failures.length > 0) {
  console.error(failures.join('\n'));
  process.exitCode = 1;
}
