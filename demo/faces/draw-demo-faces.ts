/** Draws the faces of the demo cards, most visible ones first. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listDemoSources, makeDemoCards } from '@deckframe/database/demo-cards';
import { GAMES_DIR } from '@deckframe/database/game-folders';
import type { AskedFaces } from './asked-faces.ts';
import { newestFirst, readMapping } from './face-cards.ts';
import { FACE_WIDTHS, FACES_DIR, ROOT } from './face-files.ts';
import { progressLine } from './progress-line.ts';
import { renderFaces } from './render-faces.ts';

export type DemoFaces = {
  games: readonly string[];
  /** Only this many newest cards of each game. Default: all. */
  newest?: number;
  /** Only these pictures. */
  images?: ReadonlySet<string>;
  workers?: number;
  gamesDir?: string;
  /** Drawn first. */
  asked?: AskedFaces;
  /** Prints no progress. */
  silent?: boolean;
};

/** Returns the faces that could not be drawn. */
export async function drawDemoFaces({
  games,
  newest,
  images,
  workers = 1,
  gamesDir = GAMES_DIR,
  asked,
  silent = false,
}: DemoFaces): Promise<string[]> {
  const failures: string[] = [];
  const isWhole = newest === undefined && images === undefined;
  for (const game of games) {
    if (isComplete(game)) continue;
    const cards = newestFirst(makeDemoCards(game, gamesDir))
      .filter((card) => images === undefined || images.has(String(card['image'])))
      .slice(0, newest);
    const progress = progressLine(`faces of ${game}`, cards.length);
    const result = await renderFaces(
      {
        game,
        mapping: await readMapping(game, gamesDir),
        cards,
        widths: FACE_WIDTHS,
        directory: FACES_DIR,
        workers,
        ...(asked && { asked }),
      },
      silent ? () => {} : progress.show,
    );
    if (!silent) progress.end();
    failures.push(...result.failures.map((failure) => `${game} ${failure}`));
    if (isWhole && result.failures.length === 0) await rememberComplete(game);
  }
  return failures;
}

/** Without this note, every face would be drawn again just to find that nothing changed. */
const noteOf = (game: string): string => join(FACES_DIR, game, 'complete.txt');

function isComplete(game: string): boolean {
  const note = noteOf(game);
  return existsSync(note) && readFileSync(note, 'utf8') === sourcesKey();
}

async function rememberComplete(game: string): Promise<void> {
  await mkdir(join(FACES_DIR, game), { recursive: true });
  await writeFile(noteOf(game), sourcesKey());
}

/** Hashes everything that the look of a face depends on. */
function sourcesKey(): string {
  const drawing = [join(ROOT, 'packages/card-faces/src'), import.meta.dirname].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => join(folder, name))
      .sort(),
  );
  const hash = createHash('sha256');
  for (const file of [...listDemoSources(), ...drawing]) hash.update(readFileSync(file));
  return hash.digest('hex');
}
